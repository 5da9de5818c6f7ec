/** Three frames in true proportion on a dark band. */
export const figurePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M0 52h480v216H0z"/>
<path fill="#8d8f99" d="M40 236h72v4H40zM40 246h52v4H40z"/>
<path fill="#182438" stroke="#4b86d8" d="M160.5 84.5h280v157h-280z"/>
<path fill="#2a2458" stroke="#8a5bff" d="M160.5 163.5h140v78h-140z"/>
<path fill="#f0433a" d="M160 200h53v42h-53z"/>
<path fill="#f3f2ec" d="M388 94h42v5h-42zM254 172h38v5h-38zM188 208h18v5h-18z"/>
</svg>`;
