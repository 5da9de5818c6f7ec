/** Two specification sheets side by side, one a system. */
export const systemRequirementsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M40 40h140v13H40zM40 88h70v9H40zM256 88h44v9h-44z"/>
<path fill="#14161f" d="M40 110h184v1.500H40zM256 110h184v1.500H256z"/>
<path fill="#d9d7cf" d="M40 154h184v1H40zM40 198h184v1H40zM40 242h184v1H40zM40 286h184v1H40zM256 154h184v1H256zM256 198h184v1H256zM256 242h184v1H256zM256 286h184v1H256z"/>
<path fill="#a9a8a4" d="M40 124h40v4H40zM40 168h50v4H40zM40 212h34v4H40zM40 256h46v4H40zM256 124h40v4h-40zM256 168h50v4h-50zM256 212h34v4h-34zM256 256h46v4h-46z"/>
<path fill="#14161f" d="M116 122h86v7h-86zM116 166h42v7h-42zM116 210h54v7h-54zM116 254h70v7h-70zM332 122h70v7h-70zM332 166h42v7h-42zM332 210h54v7h-54zM332 254h62v7h-62z"/>
<path fill="#a9a8a4" d="M116 180h64v4h-64zM116 268h48v4h-48zM332 180h64v4h-64z"/>
</svg>`;
