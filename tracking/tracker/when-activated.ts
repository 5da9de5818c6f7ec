/** Runs at once, or when the visitor opens the page that the browser has prepared in advance. */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
