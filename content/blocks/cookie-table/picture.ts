/** A heading above rows: a short name at the left, two lines about it at the right. */
export const cookieTablePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 44h180v14H40z"/>
<path fill="#d9d7cf" d="M40 84h400v1H40zM40 140h400v1H40zM40 196h400v1H40zM40 252h400v1H40z"/>
<path fill="#14161f" d="M40 102h90v8H40zM40 158h60v8H40zM40 214h108v8H40zM40 270h76v8H40z"/>
<path fill="#14161f" d="M200 102h190v6H200zM200 158h220v6H200zM200 214h160v6H200zM200 270h204v6H200z"/>
<path fill="#a9a8a4" d="M200 118h96v4h-96zM200 174h80v4h-80zM200 230h112v4H200zM200 286h88v4h-88z"/>
</svg>`;
