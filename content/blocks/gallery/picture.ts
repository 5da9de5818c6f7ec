/** Pictures side by side, the last one cut by the edge. */
export const galleryPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/><path fill="#14161f" d="M40 40h110v13H40z"/>
<rect x="40" y="80" width="220" height="150" rx="8" fill="#14161f"/><rect x="276" y="80" width="230" height="150" rx="8" fill="#14161f"/>
<circle cx="150" cy="155" r="46" fill="#dc2a1f"/><circle cx="150" cy="155" r="11" fill="#faf9f5"/>
<path fill="#5b2be0" d="M300 196h40V150h-40z"/><path fill="#7d58ea" d="M352 196h40v-74h-40z"/><path fill="#a78ff0" d="M404 196h40V106h-40z"/>
<path fill="#a9a8a4" d="M40 246h18v4H40zM66 246h92v4H66zM276 246h18v4h-18zM302 246h104v4H302z"/>
<path fill="#d9d7cf" d="M40 284h400v2H40z"/><path fill="#14161f" d="M40 284h150v2H40z"/>
</svg>`;
