/** Days, hours, minutes and seconds in large figures on a dark band. */
export const countdownPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/><path fill="#14161f" d="M0 76h480v168H0z"/>
<path fill="#faf9f5" d="M40 112h112v12H40zM40 132h76v12H40z"/><path fill="#8a8c98" d="M40 164h104v4H40zM40 174h84v4H40z"/><rect x="40" y="194" width="66" height="22" rx="11" fill="#faf9f5"/>
<g font-family="monospace" font-size="44" letter-spacing="-4" fill="#faf9f5"><text x="196" y="168">05</text><text x="262" y="168">17</text><text x="328" y="168">42</text><text x="394" y="168">08</text></g>
<path fill="#8a8c98" d="M198 184h28v4h-28zM264 184h32v4h-32zM330 184h38v4h-38zM396 184h40v4h-40z"/>
</svg>`;
