/** Sets cookies of the page, each as `cookieText` or `endedCookie` makes it. */
export function setCookies(texts: readonly string[]): void {
  for (const text of texts) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = text;
  }
}
