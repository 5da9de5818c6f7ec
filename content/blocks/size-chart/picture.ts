/** Bars of different lengths with their amounts, beside a heading. */
export const sizeChartPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 64h88v13H40zM40 84h56v13H40z"/><path fill="#a9a8a4" d="M40 112h96v4H40zM40 121h72v4H40z"/>
<path stroke="#d9d7cf" d="M184 56.5h256M184 112.5h256M184 168.5h256M184 224.5h256"/>
<path fill="#14161f" d="M184 70h70v7h-70zM410 69h30v8h-30zM184 126h92v7h-92zM410 125h30v8h-30zM184 182h46v7h-46zM410 181h30v8h-30zM184 238h38v7h-38zM410 237h30v8h-30z"/>
<path fill="#efeee9" d="M184 88h256v9H184zM184 144h256v9H184zM184 200h256v9H184zM184 256h256v9H184z"/>
<path fill="#5b2be0" d="M184 88h242v9H184zM184 144h72v9h-72zM184 200h104v9H184zM184 256h20v9h-20z"/>
</svg>`;
