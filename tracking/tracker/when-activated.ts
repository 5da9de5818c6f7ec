/** Runs at once, or, on a prerendered page, when the visitor opens it. */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
