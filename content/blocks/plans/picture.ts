/** One label with a row for each licence, its price and a button. */
export const plansPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 36h170v15H40z"/><rect x="40.500" y="76.500" width="399" height="208" rx="8" fill="#fff" stroke="#d9d7cf"/><path fill="#5b2be0" d="M41 84a7 7 0 0 1 7-7h384a7 7 0 0 1 7 7z"/>
<path fill="#d9d7cf" d="M41 112h398v1H41zM41 169h398v1H41zM41 226h398v1H41z"/><circle cx="60" cy="98" r="7" fill="#5b2be0"/><path fill="#a9a8a4" d="M76 96h70v4H76z"/>
<path fill="#14161f" d="M58 130h60v9H58zM58 187h46v9H58zM58 244h72v9H58z"/><path fill="#a9a8a4" d="M58 147h96v4H58zM58 204h86v4H58zM58 261h104v4H58zM200 132h44v5h-44zM200 189h44v5h-44zM200 246h60v5h-60z"/>
<g font-family="monospace" font-size="15" letter-spacing="-1" fill="#14161f"><text x="290" y="145">14.99</text><text x="290" y="202">29.99</text><text x="290" y="259">49.99</text></g>
<rect x="376.500" y="130.500" width="46" height="23" rx="11.500" fill="none" stroke="#14161f"/><rect x="376.500" y="187.500" width="46" height="23" rx="11.500" fill="none" stroke="#14161f"/><rect x="376" y="244" width="47" height="24" rx="12" fill="#5b2be0"/>
</svg>`;
