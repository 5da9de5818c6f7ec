/** A picture whose left half is made of squares, divided by a line with a handle. */
export const beforeAfterPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 36h130v14H40z"/>
<path fill="#3d3a73" d="M40 72h400v196H40z"/><path fill="#f0a066" d="M40 200h400v68H40z"/>
<circle cx="240" cy="196" r="66" fill="#ffd08a"/>
<path fill="#3d3a73" d="M40 72h200v196H40z"/><path fill="#f0a066" d="M40 204h200v64H40z"/>
<path fill="#ffd08a" d="M218 130h22v132h-22zM196 152h22v88h-22zM174 174h22v44h-22z"/>
<path stroke="#fff" stroke-width="3" d="M240 72v196"/><circle cx="240" cy="170" r="15" fill="#fff"/>
<path fill="none" stroke="#14161f" stroke-width="2" d="m235 165-5 5 5 5M245 165l5 5-5 5"/>
<path fill="#a9a8a4" d="M40 282h70v5H40zM378 282h62v5h-62z"/>
</svg>`;
