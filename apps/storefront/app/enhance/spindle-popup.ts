import { pageScope } from '@spindle/platform/cookies/page-scope.ts';
import { guestUser } from '@spindle/platform/cookies/visit-cookies.ts';
import { currentConsent } from '@spindle/tracking/tracker/consent.ts';
import { whenActivated } from '@spindle/tracking/tracker/when-activated.ts';
import { shownCookie, wasShown } from './popup-dated.ts';
import { setCookies } from './set-cookies.ts';

/**
 * The promotion's pop-up: at most once a day, and never while the consent question waits for its answer or its banner is
 * open. It takes no focus. Escape and its button close it, and focus inside it returns to where it came from.
 */
class SpindlePopup extends HTMLElement {
  #cameFrom: HTMLElement | undefined;

  connectedCallback() {
    // A page in a frame is an editor's preview, not a visit.
    if (window.parent !== window) return;
    whenActivated(() => this.#maybeShow());
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this.#onKey);
  }

  #maybeShow() {
    const suffix = this.dataset.suffix ?? 'default';
    const banner = document.querySelector<HTMLElement>('spindle-consent');
    if (currentConsent() === 'ask' || banner?.hidden === false || wasShown(document.cookie, suffix)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = shownCookie(suffix, pageScope());
    this.#count();
    this.hidden = false;
    this.addEventListener('focusin', this.#onFocus);
    this.querySelector('[data-close]')?.addEventListener('click', this.#hide);
    document.addEventListener('keydown', this.#onKey);
  }

  /** Counts it in what is remembered about the visits, if anything is. */
  #count() {
    const { cookie } = document;
    if (!cookie.includes(`${guestUser.name}=`)) return;
    import('./guest-user.ts').then(
      ({ popupCounted }) => {
        const counted = popupCounted(document.cookie, pageScope());
        if (counted) setCookies([counted]);
      },
      // A missing count is no reason to disturb anybody.
      () => {},
    );
  }

  #onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') this.#hide();
  };

  #onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !this.contains(relatedTarget)) this.#cameFrom = relatedTarget;
  };

  #hide = () => {
    // The pop-up lies over the page, which must not scroll.
    if (this.contains(document.activeElement)) this.#cameFrom?.focus({ preventScroll: true });
    this.hidden = true;
    document.removeEventListener('keydown', this.#onKey);
  };
}

customElements.define('spindle-popup', SpindlePopup);
