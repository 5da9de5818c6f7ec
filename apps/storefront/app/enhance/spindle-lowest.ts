import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { visitorCountry } from '@spindle/tracking/tracker/consent.ts';

/**
 * The lowest price before a reduction, on pages that are the same for everybody: hidden where it need not be said,
 * and shown to visitors from the EU.
 */
class SpindleLowest extends HTMLElement {
  connectedCallback() {
    if (isEuCountry(visitorCountry())) this.hidden = false;
  }
}

customElements.define('spindle-lowest', SpindleLowest);
