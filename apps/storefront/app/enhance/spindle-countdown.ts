import { timeLeft } from './time-left.ts';

/** Counts down to `data-end`; at the end its words are replaced by `data-ended`. */
class SpindleCountdown extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    const time = this.querySelector('time');
    if (time) time.textContent = inOwnZone(time.dateTime);
    this.#show();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  #show = () => {
    const end = Date.parse(this.dataset.end ?? '');
    const left = timeLeft(end, Date.now());
    if (!left) return this.replaceChildren(this.dataset.ended ?? '');
    for (const [unit, figure] of Object.entries(left)) {
      const shown = this.querySelector(`[data-unit="${unit}"]`);
      if (shown) shown.textContent = figure;
    }
    // At the next whole second before the end, however late this call came.
    this.#timer = setTimeout(this.#show, (end - Date.now()) % 1000 || 1000);
  };
}

/** The moment in the visitor's own time zone; the page, which is the same for everybody, names the promotion's zone. */
function inOwnZone(moment: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(moment));
}

customElements.define('spindle-countdown', SpindleCountdown);
