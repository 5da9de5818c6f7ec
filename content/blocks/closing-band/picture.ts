/** A heading over a large disc that is cut by the lower edge, with two buttons on it. */
export const closingBandPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M130 56h220v18H130z"/>
<circle cx="240" cy="330" r="216" fill="#5b2be0"/>
<g fill="none" stroke="#7d57ec"><circle cx="240" cy="330" r="206"/><circle cx="240" cy="330" r="176"/><circle cx="240" cy="330" r="146"/><circle cx="240" cy="330" r="116"/></g>
<rect x="128" y="216" width="116" height="34" rx="17" fill="#fff"/><rect x="254" y="216" width="98" height="34" rx="17" fill="#14161f"/>
<path fill="#14161f" d="M152 230h68v6h-68z"/><path fill="#fff" d="M278 230h50v6h-50z"/>
</svg>`;
