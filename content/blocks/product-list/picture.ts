/** The scale of wavelengths, and below it one row for each product. */
export const productListPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 36h160v14H40z"/><defs><linearGradient id="l"><stop stop-color="#5b2be0"/><stop offset=".3" stop-color="#3f6be0"/><stop offset=".55" stop-color="#62d6a8"/><stop offset=".75" stop-color="#ffc24d"/><stop offset="1" stop-color="#dc2a1f"/></linearGradient></defs><path fill="url(#l)" d="M40 78h400v6H40z"/><path fill="#14161f" d="M52 72h1.500v18H52zM418 72h1.500v18H418z"/>
<path fill="#d9d7cf" d="M40 112h400v1H40zM40 172h400v1H40zM40 232h400v1H40zM40 292h400v1H40z"/>
<circle cx="60" cy="142" r="18" fill="#dc2a1f"/><circle cx="60" cy="202" r="18" fill="#5b2be0"/><circle cx="60" cy="262" r="18" fill="#1258ad"/><g fill="#faf9f5"><circle cx="60" cy="142" r="4"/><circle cx="60" cy="202" r="4"/><circle cx="60" cy="262" r="4"/></g>
<path fill="#14161f" d="M96 132h66v8H96zM96 192h78v8H96zM96 252h58v8H96zM312 136h36v10h-36zM312 196h36v10h-36zM312 256h36v10h-36z"/><path fill="#a9a8a4" d="M96 148h54v4H96zM96 208h46v4H96zM96 268h60v4H96zM194 134h96v4h-96zM194 144h70v4h-70zM194 194h90v4h-90zM194 204h84v4h-84zM194 254h98v4h-98zM194 264h60v4h-60z"/>
<rect x="384.500" y="130.500" width="55" height="23" rx="11.500" fill="none" stroke="#14161f"/><rect x="384.500" y="190.500" width="55" height="23" rx="11.500" fill="none" stroke="#14161f"/><rect x="384.500" y="250.500" width="55" height="23" rx="11.500" fill="none" stroke="#14161f"/>
</svg>`;
