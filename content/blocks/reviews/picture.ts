/** A large quotation, its author and where it stands. */
export const reviewsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#d9d7cf" d="M40 60h400v1H40zM40 196h400v1H40zM40 284h400v1H40z"/>
<path fill="#5b2be0" d="M40 84h10l-4 18h-8zM58 84h10l-4 18h-8z"/>
<path fill="#14161f" d="M110 84h280v13H110zM110 106h304v13H110zM110 128h190v13H110z"/>
<path fill="#14161f" d="M110 164h70v6h-70z"/><path fill="#a9a8a4" d="M190 165h90v4h-90zM360 165h60v4h-60z"/>
<path fill="#14161f" d="M110 220h244v9H110zM110 236h160v9H110z"/><path fill="#14161f" d="M110 262h54v6h-54z"/><path fill="#a9a8a4" d="M174 263h76v4h-76z"/>
</svg>`;
