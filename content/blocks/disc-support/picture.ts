/** Three discs in rows at the left, formats that come out at the right. */
export const discSupportPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 40h132v13H40z"/>
<path fill="#d9d7cf" d="M40 84h190v1H40zM40 150h190v1H40zM40 216h190v1H40zM40 282h190v1H40zM262 84h178v1H262zM262 134h178v1H262zM262 184h178v1H262zM262 234h178v1H262z"/>
<circle cx="62" cy="117" r="20" fill="#dc2a1f"/><circle cx="62" cy="183" r="20" fill="#5b2be0"/><circle cx="62" cy="249" r="20" fill="#1258ad"/>
<g fill="#faf9f5"><circle cx="62" cy="117" r="5"/><circle cx="62" cy="183" r="5"/><circle cx="62" cy="249" r="5"/></g>
<path fill="#14161f" d="M98 107h66v8H98zM98 173h54v8H98zM98 239h74v8H98z"/><path fill="#a9a8a4" d="M98 122h104v4H98zM98 188h92v4H98zM98 254h84v4H98z"/>
<path fill="#a9a8a4" d="M262 102h38v5h-38zM262 152h46v5h-46zM262 202h30v5h-30z"/>
<path fill="#14161f" d="M340 101h30v7h-30zM380 101h26v7h-26zM340 151h24v7h-24zM374 151h34v7h-34zM340 201h40v7h-40zM390 201h22v7h-22z"/>
</svg>`;
