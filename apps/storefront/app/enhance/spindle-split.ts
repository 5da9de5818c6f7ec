/** The line of a picture that is split into before and after follows a slider, once it is dragged. */
class SpindleSplit extends HTMLElement {
  #end: AbortController | undefined;

  connectedCallback() {
    const slider = this.querySelector('input');
    if (!slider) return;
    this.#end = new AbortController();
    slider.hidden = false;
    slider.addEventListener(
      'input',
      () => {
        // From now on the line stays where it was put, and does not move with the page.
        this.dataset.drawn = '';
        this.style.setProperty('--split', `${slider.value}%`);
      },
      { signal: this.#end.signal },
    );
  }

  disconnectedCallback() {
    this.#end?.abort();
  }
}

customElements.define('spindle-split', SpindleSplit);

export {};
