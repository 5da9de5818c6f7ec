/** Versions at the left, what changed at the right. */
export const changelogPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/><path fill="#14161f" d="M40 40h126v13H40z"/>
<path fill="#14161f" d="M40 80h400v1.500H40z"/><path fill="#d9d7cf" d="M40 188h400v1H40zM40 264h400v1H40z"/>
<text x="40" y="120" font-family="monospace" font-size="26" letter-spacing="-2" fill="#14161f">1.4</text><text x="40" y="226" font-family="monospace" font-size="26" letter-spacing="-2" fill="#14161f">1.3</text>
<path fill="#a9a8a4" d="M40 132h54v4H40zM40 238h54v4H40z"/>
<path fill="#5b2be0" d="M160 104h28v6h-28zM160 210h28v6h-28z"/><path fill="#a9a8a4" d="M160 132h36v6h-36zM160 160h32v6h-32zM160 238h36v6h-36z"/>
<path fill="#14161f" d="M216 104h200v6H216zM216 132h168v6H216zM216 160h184v6H216zM216 210h150v6H216zM216 238h192v6H216z"/>
</svg>`;
