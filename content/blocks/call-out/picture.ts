/** A remark with a rule at its side, between lines of running text. */
export const callOutPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#d9d7cf" d="M110 44h260v5H110zM110 58h240v5H110zM110 72h252v5H110zM110 248h256v5H110zM110 262h260v5H110z"/>
<path fill="#5b2be0" d="M110 112h3v104h-3z"/>
<circle cx="140" cy="130" r="8.500" fill="none" stroke="#5b2be0" stroke-width="2"/><path fill="#5b2be0" d="M139 129h2v5h-2zM139 125.500h2v2h-2z"/>
<path fill="#14161f" d="M160 125h120v10H160z"/>
<path fill="#a9a8a4" d="M160 150h200v5H160zM160 163h184v5H160zM160 176h194v5H160z"/><path fill="#14161f" d="M160 198h70v6h-70zM160 207h70v1h-70z"/>
</svg>`;
