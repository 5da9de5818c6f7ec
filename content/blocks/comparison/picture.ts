/** A table whose first column of values is the product's own. */
export const comparisonPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 40h150v13H40z"/><path fill="#a9a8a4" d="M320 42h120v4H320zM320 51h84v4h-84z"/>
<path fill="#14161f" d="M40 84h400v1.500H40z"/><path fill="#ece9fb" d="M180 86h88v192h-88z"/>
<path fill="#d9d7cf" d="M40 116h400v1H40zM40 156h400v1H40zM40 196h400v1H40zM40 236h400v1H40zM40 277h400v1H40z"/>
<path fill="#14161f" d="M194 97h54v7h-54zM286 97h44v7h-44zM374 97h50v7h-50zM40 133h90v6H40zM40 173h70v6H40zM40 213h104v6H40zM40 253h78v6H40z"/>
<path fill="none" stroke="#5b2be0" stroke-width="2.500" d="m194 136 5 5 9-10M194 176l5 5 9-10M194 216l5 5 9-10"/><path fill="none" stroke="#a9a8a4" stroke-width="2" d="m286 136 5 5 9-10M374 176l5 5 9-10M286 177h12M374 137h12M286 217h12M374 217h12"/>
<path fill="#5b2be0" d="M194 253h48v6h-48z"/><path fill="#a9a8a4" d="M286 253h36v6h-36zM374 253h40v6h-40z"/>
</svg>`;
