/** A sentence at the left, the product's box with its disc at the right, the bar to buy below. */
export const productHeroPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 72h150v20H40zM40 100h116v20H40z"/><path fill="#a9a8a4" d="M40 138h150v5H40zM40 149h128v5H40z"/><path fill="#14161f" d="M40 182h40v8H40zM104 182h52v8h-52z"/>
<circle cx="376" cy="132" r="76" fill="#5b2be0"/><path fill="#a78ff0" d="M376 132 434 84a76 76 0 0 1 14 24z"/><circle cx="376" cy="132" r="17" fill="#faf9f5"/>
<path fill="#fff" stroke="#d9d7cf" d="M262.500 48.500h110v168h-110z"/><path fill="#5b2be0" d="M262 48h7v169h-7z"/><path fill="#14161f" d="M284 66h56v9h-56zM284 80h40v9h-40z"/><text x="282" y="140" font-family="monospace" font-size="30" letter-spacing="-3" fill="#5b2be0">405</text><path fill="#a9a8a4" d="M284 196h34v4h-34z"/>
<path fill="#d9d7cf" d="M0 246h480v1H0zM0 300h480v1H0z"/><circle cx="56" cy="273" r="12" fill="#5b2be0"/><path fill="#14161f" d="M80 268h70v9H80zM270 268h34v10h-34z"/><rect x="316.500" y="260.500" width="60" height="25" rx="12.500" fill="none" stroke="#14161f"/><rect x="386" y="260" width="54" height="26" rx="13" fill="#5b2be0"/>
</svg>`;
