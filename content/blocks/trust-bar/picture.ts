/** A band between two rules: a large 14, then facts. */
export const trustBarPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#d9d7cf" d="M40 96h400v1H40zM40 223h400v1H40zM262 122v76h1v-76zM352 122v76h1v-76z"/>
<text x="38" y="186" font-family="monospace" font-size="74" letter-spacing="-8" fill="#14161f">14</text>
<path fill="#14161f" d="M134 132h96v11h-96z"/><path fill="#a9a8a4" d="M134 154h104v5H134zM134 166h88v5h-88zM134 178h60v5h-60z"/>
<path fill="#a9a8a4" d="M280 134h34v5h-34zM370 134h40v5h-40z"/><path fill="#14161f" d="M280 150h56v10h-56zM280 166h36v10h-36zM370 150h62v10h-62z"/>
</svg>`;
