/** Three steps at the left, one window at the right that belongs to the second. */
export const stepsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 40h110v12H40zM40 58h76v12H40z"/>
<path fill="#d9d7cf" d="M40 104h118v1H40zM40 232h118v1H40z"/><path fill="#5b2be0" d="M40 168h118v2H40z"/>
<path fill="#14161f" d="M40 118h66v7H40zM40 184h84v7H40zM40 246h56v7H40z"/>
<path fill="#a9a8a4" d="M40 134h112v4H40zM40 143h92v4H40zM40 200h112v4H40zM40 209h104v4H40zM40 262h100v4H40z"/>
<rect x="200.5" y="40.5" width="239" height="226" rx="8" fill="#fff" stroke="#d9d7cf"/>
<path fill="#f1f0eb" d="M201 48a7 7 0 0 1 7-7h224a7 7 0 0 1 7 7v11H201z"/>
<path fill="#ece9fb" d="M210 78h64v14h-64z"/><path stroke="#e4e2db" d="M282.5 59v207"/>
<path fill="#a9a8a4" d="M216 84h34v3h-34zM216 102h42v3h-42zM216 118h30v3h-30zM216 134h38v3h-38z"/>
<g fill="#5b2be0"><rect x="296" y="78" width="8" height="8" rx="1.5"/><rect x="296" y="100" width="8" height="8" rx="1.5"/><rect x="296" y="122" width="8" height="8" rx="1.5"/><path d="M296 226h84v10h-84z"/></g>
<path fill="#a78ff0" d="M381 226h20v10h-20z"/><path fill="#efeee9" d="M402 226h24v10h-24z"/>
<g fill="none" stroke="#a9a8a4"><rect x="296.5" y="144.5" width="7" height="7" rx="1.5"/><rect x="296.5" y="166.5" width="7" height="7" rx="1.5"/></g>
<path fill="#14161f" d="M314 80h52v4h-52zM314 102h40v4h-40zM314 124h46v4h-46zM296 210h40v5h-40zM396 208h30v8h-30z"/>
<path fill="#a9a8a4" d="M408 80h18v4h-18zM408 102h18v4h-18zM408 124h18v4h-18zM314 146h36v4h-36zM314 168h44v4h-44zM408 146h18v4h-18zM408 168h18v4h-18z"/>
</svg>`;
