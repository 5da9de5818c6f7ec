import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { visitorCountry } from '@spindle/tracking/tracker/consent.ts';

/**
 * The lowest price before a reduction, on pages that are the same for everybody. Where the law does not require it for
 * everybody it is hidden, and this shows it to visitors from the EU.
 */
class SpindleLowest extends HTMLElement {
  connectedCallback() {
    if (isEuCountry(visitorCountry())) this.hidden = false;
  }
}

customElements.define('spindle-lowest', SpindleLowest);
