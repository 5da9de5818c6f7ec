import { pageScope } from '@spindle/platform/cookies/page-scope.ts';
import {
  type Answer,
  type ConsentState,
  currentConsent,
  rememberConsent,
} from '@spindle/tracking/tracker/consent.ts';
import type { Tracker } from '@spindle/tracking/tracker/start-tracker.ts';
import { whenActivated } from '@spindle/tracking/tracker/when-activated.ts';
import { setCookies } from './set-cookies.ts';

/** One tracker per document, even if the element is inserted again. */
let tracker: Promise<Tracker | undefined> | undefined;

const mayRecord = (state: ConsentState) => state === 'granted' || state === 'notice';

/**
 * The gate before the tracker: its code is fetched only when the visitor's consent allows it. Shows the
 * banner while there is a question or a notice, and again on a click on `[data-consent-open]`.
 */
class SpindleConsent extends HTMLElement {
  #opener: HTMLElement | undefined;
  #size = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    // The page leaves this much room at its end; while the banner is hidden, the height is not used.
    if (height) document.documentElement.style.setProperty('--consent-height', `${Math.ceil(height)}px`);
  });

  connectedCallback() {
    // A page in a frame is an editor's preview, not a visit.
    if (window.parent !== window) return;
    document.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    const section = this.querySelector('section');
    if (section) this.#size.observe(section);
    whenActivated(() => {
      const state = currentConsent();
      if (mayRecord(state)) this.#record({ keepEarlier: true });
      if (state === 'ask' || state === 'notice') this.#show(state);
    });
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#onClick);
    this.removeEventListener('keydown', this.#onKey);
    this.#size.disconnect();
  }

  #onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-consent-open]');
    if (opener) {
      this.#opener = opener;
      const state = currentConsent();
      this.#show(state === 'notice' ? 'granted' : state);
      this.querySelector<HTMLElement>('section')?.focus();
      return;
    }
    const button = this.contains(target) ? target.closest<HTMLElement>('[data-answer]') : null;
    if (!button) return;
    if (button.dataset.answer) this.#answer(button.dataset.answer as Answer);
    this.#hide();
  };

  #onKey = ({ key }: KeyboardEvent) => {
    // The first question stays until it is answered; a banner that was opened by hand can be closed.
    if (key === 'Escape' && this.#opener) this.#hide();
  };

  #answer(answer: Answer) {
    rememberConsent(answer);
    if (answer === 'granted' && mayRecord(currentConsent())) this.#record({ keepEarlier: false });
    if (answer === 'denied') {
      tracker?.then((running) => running?.stop());
      void import('./remember-visit.ts').then(
        ({ endedVisitCookies }) => setCookies(endedVisitCookies(document.cookie, pageScope())),
        () => {},
      );
      tracker = undefined;
    }
  }

  /** Stores what the browser remembers of the visit. */
  async #remember() {
    const { visitCookies } = await import('./remember-visit.ts');
    const { cookie: cookies, referrer } = document;
    const url = new URL(location.href);
    const about = { userAgent: navigator.userAgent, now: Date.now(), scope: pageScope() };
    const set = await visitCookies({ cookies, url, referrer, ...about });
    // Consent may have been denied meanwhile.
    if (mayRecord(currentConsent())) setCookies(set);
  }

  #record(options: { keepEarlier: boolean }) {
    // If its code does not load, nothing is remembered, which is no reason to disturb the visitor.
    if (!tracker) this.#remember().catch(() => {});
    const collector = document.documentElement.dataset.reportHost;
    if (!collector || tracker) return;
    tracker = import('@spindle/tracking/tracker/start-tracker.ts').then(
      ({ startTracker }) =>
        startTracker({ ...options, collector, allowed: () => mayRecord(currentConsent()) }),
      // If its code does not load, nothing is recorded, which is no reason to disturb the visitor.
      () => undefined,
    );
  }

  #show(state: ConsentState) {
    for (const part of this.querySelectorAll<HTMLElement>('[data-for]')) {
      part.hidden = !part.dataset.for?.split(' ').includes(state);
    }
    this.hidden = false;
  }

  #hide() {
    this.hidden = true;
    this.#opener?.focus();
    this.#opener = undefined;
  }
}

customElements.define('spindle-consent', SpindleConsent);
