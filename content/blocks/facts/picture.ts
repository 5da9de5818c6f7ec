/** A heading at the left, rows of names and values at the right. */
export const factsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 60h96v14H40zM40 82h60v14H40z"/><path fill="#a9a8a4" d="M40 112h104v4H40zM40 122h84v4H40z"/>
<path fill="#d9d7cf" d="M180 60h260v1H180zM180 100h260v1H180zM180 140h260v1H180zM180 180h260v1H180zM180 220h260v1H180zM180 260h260v1H180z"/>
<path fill="#a9a8a4" d="M180 78h52v4h-52zM180 118h40v4h-40zM180 158h60v4h-60zM180 198h34v4h-34zM180 238h48v4h-48z"/>
<path fill="#14161f" d="M268 76h120v8H268zM268 116h90v8h-90zM268 156h140v8H268zM268 196h72v8h-72zM268 236h104v8H268z"/>
</svg>`;
