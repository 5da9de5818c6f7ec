/** A large button for one system, a small one for the other. */
export const downloadPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 96h150v15H40zM40 120h104v15H40z"/><path fill="#a9a8a4" d="M40 154h140v4H40zM40 164h118v4H40z"/>
<path fill="#14161f" d="M240 84h200v1.500H240z"/><path fill="#d9d7cf" d="M240 166h200v1H240zM240 236h200v1H240z"/>
<path fill="#14161f" d="M240 112h66v9h-66zM240 190h34v9h-34z"/><path fill="#a9a8a4" d="M240 130h56v4h-56zM240 208h44v4h-44z"/>
<rect x="332" y="108" width="108" height="36" rx="18" fill="#14161f"/><path stroke="#faf9f5" stroke-width="2" fill="none" d="M352 119v12m-5-5 5 5 5-5"/><path fill="#faf9f5" d="M368 123h52v6h-52z"/>
<rect x="333" y="187" width="106" height="28" rx="14" fill="none" stroke="#14161f" stroke-width="1.500"/><path fill="#14161f" d="M362 198h48v6h-48z"/>
</svg>`;
