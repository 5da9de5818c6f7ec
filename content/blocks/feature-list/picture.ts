/** Rows between hairlines: name, what it does, a figure. */
export const featureListPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 40h150v14H40z"/><path fill="#a9a8a4" d="M320 42h120v4H320zM320 51h92v4h-92z"/>
<path fill="#d9d7cf" d="M40 86h400v1H40zM40 136h400v1H40zM40 186h400v1H40zM40 236h400v1H40zM40 286h400v1H40z"/>
<path fill="#14161f" d="M40 104h92v8H40zM40 154h70v8H40zM40 204h104v8H40zM40 254h82v8H40z"/>
<path fill="#a9a8a4" d="M180 102h168v4H180zM180 111h120v4H180zM180 152h150v4H180zM180 161h164v4H180zM180 202h158v4H180zM180 252h168v4H180zM180 261h76v4h-76z"/>
<path fill="#5b2be0" d="M396 104h44v6h-44zM408 154h32v6h-32zM386 204h54v6h-54zM400 254h40v6h-40z"/>
</svg>`;
