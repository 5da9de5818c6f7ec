/** One sentence, and a large disc that the edge crops. */
export const heroPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#a9a8a4" d="M40 84h70v4H40z"/><path fill="#14161f" d="M40 102h170v24H40zM40 134h120v24H40z"/>
<path fill="#a9a8a4" d="M40 176h150v5H40zM40 187h120v5H40z"/><rect x="40" y="212" width="86" height="28" rx="14" fill="#14161f"/><rect x="135" y="213" width="68" height="26" rx="13" fill="none" stroke="#14161f" stroke-width="1.500"/>
<circle cx="424" cy="160" r="168" fill="#d8d8df"/><path fill="#4667e8" d="M424 160 262 112a168 168 0 0 0-4 72z"/><path fill="#5bd3e3" d="M424 160 258 184a168 168 0 0 0 14 46z"/><path fill="#b9ee8c" d="M424 160 272 230a168 168 0 0 0 25 40z"/><path fill="#ffb84d" d="M424 160 297 270a168 168 0 0 0 30 28z"/><path fill="#ff6a5b" d="M424 160 327 298a168 168 0 0 0 36 19z"/>
<circle cx="424" cy="160" r="58" fill="#faf9f5"/><circle cx="424" cy="160" r="24" fill="none" stroke="#d9d7cf"/>
</svg>`;
