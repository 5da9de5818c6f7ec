/** Questions in rows, the first one open. */
export const faqPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 60h100v14H40z"/>
<path fill="#d9d7cf" d="M180 60h260v1H180zM180 158h260v1H180zM180 202h260v1H180zM180 246h260v1H180z"/>
<path fill="#14161f" d="M180 80h170v8H180zM180 176h140v8H180zM180 220h156v8H180z"/>
<path fill="#a9a8a4" d="M180 104h220v4H180zM180 114h206v4H180zM180 124h214v4H180zM180 134h90v4h-90z"/>
<path fill="none" stroke="#14161f" stroke-width="2" d="m424 88 6-6 6 6M424 177l6 6 6-6M424 221l6 6 6-6"/>
</svg>`;
