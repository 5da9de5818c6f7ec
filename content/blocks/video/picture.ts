/** A dark window with a disc whose hole is the button to play. */
export const videoPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/><rect x="40" y="40" width="400" height="225" rx="8" fill="#14161f"/>
<circle cx="240" cy="152" r="84" fill="#23263a"/><path fill="#5b2be0" d="M240 152 302 95a84 84 0 0 1 20 38z"/><path fill="#a78ff0" d="M240 152 178 209a84 84 0 0 1-20-38z"/>
<circle cx="240" cy="152" r="30" fill="#faf9f5"/><path fill="#14161f" d="m232 138 22 14-22 14z"/>
<path fill="#a9a8a4" d="M60 240h34v5H60zM40 282h180v5H40z"/>
</svg>`;
