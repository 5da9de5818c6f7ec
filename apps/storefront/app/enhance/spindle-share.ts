import { opensPopup, popupFeatures } from './share-popup.ts';

/** Links for sharing the page: those to a social network open in a small window beside it. */
class SpindleShare extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#onClick);
  }

  #onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target]');
    if (!link || event.defaultPrevented || !opensPopup(event)) return;
    event.preventDefault();
    open(link.href, '_blank', popupFeatures(window));
  };
}

customElements.define('spindle-share', SpindleShare);
