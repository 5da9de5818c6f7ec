/** A list of headings beside running text; one is marked. */
export const contentsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#d9d7cf" d="M60 60h1v200h-1z"/><path fill="#dc2a1f" d="M59 100h3v28h-3z"/>
<path fill="#a9a8a4" d="M78 72h64v5H78zM78 152h84v5H78zM78 192h72v5H78zM78 232h56v5H78z"/><path fill="#14161f" d="M78 111h90v6H78z"/>
<path fill="#14161f" d="M220 60h130v12H220z"/><path fill="#d9d7cf" d="M220 92h200v5H220zM220 106h186v5H220zM220 120h194v5H220zM220 134h120v5H220zM220 204h200v5H220zM220 218h178v5H220zM220 232h190v5H220zM220 246h90v5h-90z"/>
<path fill="#14161f" d="M220 172h96v12h-96z"/>
</svg>`;
