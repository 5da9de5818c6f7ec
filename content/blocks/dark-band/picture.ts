/** A dark band over the full width with a drawing under its heading. */
export const darkBandPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M0 48h480v224H0z"/>
<path fill="#f3f2ec" d="M40 78h150v14H40zM40 100h104v14H40z"/>
<path fill="#8d8f99" d="M290 82h150v6H290zM290 96h120v6H290z"/>
<g fill="none" stroke="#4a4c58" stroke-linecap="round">
<path stroke-width="12" d="M30 156h30M88 156h8M126 156h44M200 156h20M10 186h12M52 186h36M118 186h20M170 186h42M36 216h16M84 216h40M156 216h8M196 216h22"/>
<path stroke-width="5" d="M254 150h8M272 150h18M302 150h4M316 150h12M340 150h6M360 150h20M394 150h4M408 150h14M436 150h8M258 164h16M286 164h4M302 164h10M326 164h18M358 164h6M376 164h12M402 164h20M434 164h6M252 178h6M268 178h12M294 178h18M326 178h4M342 178h14M370 178h8M390 178h4M406 178h16M436 178h10M260 192h18M292 192h6M310 192h14M338 192h4M354 192h20M388 192h12M412 192h6M430 192h12M254 206h4M270 206h16M300 206h10M324 206h4M340 206h14M368 206h18M398 206h6M418 206h14M262 220h12M286 220h6M306 220h18M338 220h10M362 220h4M380 220h16M408 220h8M430 220h12"/>
</g>
<circle cx="118" cy="186" r="22" fill="#f0433a" opacity=".55"/><circle cx="118" cy="186" r="12" fill="none" stroke="#fff"/>
<circle cx="350" cy="186" r="11" fill="#8a5bff" opacity=".7"/><circle cx="350" cy="186" r="6" fill="none" stroke="#fff"/>
</svg>`;
