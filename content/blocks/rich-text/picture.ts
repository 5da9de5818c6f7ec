/** A column of running text with a heading, a list and a note in the margin. */
export const richTextPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M70 48h150v14H70z"/><path fill="#a9a8a4" d="M70 82h230v5H70zM70 95h222v5H70zM70 108h228v5H70zM70 121h150v5H70z"/>
<path fill="#14161f" d="M70 154h100v10H70z"/><g fill="#14161f"><circle cx="74" cy="185" r="2.500"/><circle cx="74" cy="205" r="2.500"/><circle cx="74" cy="225" r="2.500"/></g><path fill="#a9a8a4" d="M86 182h196v5H86zM86 202h170v5H86zM86 222h186v5H86zM70 254h228v5H70zM70 267h120v5H70z"/>
<path fill="#d9d7cf" d="M334 82h96v1h-96z"/><path fill="#c3c1bb" d="M334 94h90v4h-90zM334 104h84v4h-84zM334 114h62v4h-62z"/>
</svg>`;
