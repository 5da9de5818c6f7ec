/** Rows: year, who, what. */
export const pressPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/><path fill="#14161f" d="M40 40h150v13H40z"/>
<path fill="#d9d7cf" d="M40 80h400v1H40zM40 138h400v1H40zM40 196h400v1H40zM40 254h400v1H40z"/>
<path fill="#a9a8a4" d="M40 106h32v6H40zM40 164h32v6H40zM40 222h32v6H40z"/>
<path fill="#14161f" d="M116 102h96v12h-96zM116 160h70v12h-70zM116 218h110v12H116z"/>
<path fill="#a9a8a4" d="M250 106h140v5H250zM250 164h116v5H250zM250 222h128v5H250z"/>
<path fill="none" stroke="#14161f" stroke-width="1.500" d="m426 104 8 5-8 5M426 162l8 5-8 5M426 220l8 5-8 5"/>
</svg>`;
