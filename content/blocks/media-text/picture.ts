/** Text at the left, one picture at the right with its caption. */
export const mediaTextPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 104h116v13H40zM40 124h84v13H40z"/>
<path fill="#a9a8a4" d="M40 156h124v4H40zM40 166h112v4H40zM40 176h120v4H40zM40 186h80v4H40z"/>
<rect x="40" y="206" width="58" height="20" rx="10" fill="#14161f"/>
<rect x="200" y="56" width="240" height="180" rx="8" fill="#14161f"/>
<circle cx="352" cy="146" r="62" fill="#5b2be0"/><path fill="#a78ff0" d="M352 146 400 107a62 62 0 0 1 12 22z"/>
<circle cx="352" cy="146" r="14" fill="#faf9f5"/><path fill="#4a4c58" d="M220 196h74v6h-74zM220 210h48v6h-48z"/>
<path fill="#a9a8a4" d="M200 250h130v4H200z"/>
</svg>`;
