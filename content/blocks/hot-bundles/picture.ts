/** Bundles in rows: two discs, what is inside, the price. */
export const hotBundlesPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 40h120v13H40z"/>
<path fill="#d9d7cf" d="M40 80h400v1H40zM40 156h400v1H40zM40 232h400v1H40z"/>
<circle cx="62" cy="118" r="20" fill="#dc2a1f"/><circle cx="88" cy="118" r="20" fill="#5b2be0"/><circle cx="88" cy="118" r="5" fill="#faf9f5"/>
<circle cx="62" cy="194" r="20" fill="#5b2be0"/><circle cx="88" cy="194" r="20" fill="#1258ad"/><circle cx="88" cy="194" r="5" fill="#faf9f5"/>
<path fill="#14161f" d="M128 106h104v9H128zM128 182h86v9h-86zM300 108h40v11h-40zM300 184h40v11h-40z"/><path fill="#a9a8a4" d="M128 124h140v4H128zM128 200h120v4H128zM300 126h28v4h-28zM300 202h28v4h-28z"/>
<rect x="384.500" y="105.500" width="55" height="25" rx="12.500" fill="none" stroke="#14161f"/><rect x="384.500" y="181.500" width="55" height="25" rx="12.500" fill="none" stroke="#14161f"/>
</svg>`;
