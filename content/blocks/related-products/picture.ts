/** A heading at the left, two products in rows at the right. */
export const relatedProductsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/><path fill="#14161f" d="M40 84h96v13H40zM40 104h64v13H40z"/>
<path fill="#d9d7cf" d="M176 78h264v1H176zM176 158h264v1H176zM176 238h264v1H176z"/>
<circle cx="202" cy="118" r="22" fill="#5b2be0"/><circle cx="202" cy="198" r="22" fill="#1258ad"/><g fill="#faf9f5"><circle cx="202" cy="118" r="5"/><circle cx="202" cy="198" r="5"/></g>
<path fill="#14161f" d="M242 106h76v9h-76zM242 186h92v9h-92z"/><path fill="#a9a8a4" d="M242 124h54v4h-54zM242 204h60v4h-60z"/>
<path fill="#14161f" d="M350 112h34v9h-34zM350 192h34v9h-34z"/><rect x="396.500" y="106.500" width="43" height="23" rx="11.500" fill="none" stroke="#14161f"/><rect x="396.500" y="186.500" width="43" height="23" rx="11.500" fill="none" stroke="#14161f"/>
</svg>`;
