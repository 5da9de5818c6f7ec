/** Three lines of large type with much room around them. */
export const quietSentencePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#faf9f5"/>
<path fill="#14161f" d="M112 116h236v15H112zM112 151h256v15H112zM112 186h196v15H112z"/>
</svg>`;
