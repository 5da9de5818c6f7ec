/** Degrees that the light moves from one edge of the window to the other, and over one screen of scrolling. */
const ACROSS = 46;
const DOWN = 18;
const SCROLLED = 60;

/** The light on the large disc follows the pointer and the scroll, unless less motion is asked for. */
class SpindleLight extends HTMLElement {
  #frame = 0;
  #x = 0.5;
  #y = 0.5;
  #end: AbortController | undefined;

  connectedCallback() {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#end = new AbortController();
    const options = { passive: true, signal: this.#end.signal };
    addEventListener(
      'pointermove',
      ({ clientX, clientY, pointerType }) => {
        if (pointerType !== 'mouse') return;
        this.#x = clientX / innerWidth;
        this.#y = clientY / innerHeight;
        this.#ask();
      },
      options,
    );
    addEventListener('scroll', () => this.#ask(), options);
  }

  disconnectedCallback() {
    this.#end?.abort();
  }

  #ask() {
    // Once past the disc there is nothing to draw.
    if (scrollY > innerHeight * 1.2) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const light = (this.#x - 0.5) * ACROSS + (this.#y - 0.5) * DOWN + (scrollY / innerHeight) * SCROLLED;
      this.style.setProperty('--light', `${light.toFixed(1)}deg`);
    });
  }
}

customElements.define('spindle-light', SpindleLight);

export {};
