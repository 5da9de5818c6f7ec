import { memberName } from './member-name.ts';

/**
 * On pages that are the same for everyone: turns the log-in button into the way to the member centre, and marks the
 * document (`html[data-member]`), which hides what only leads to the log-in.
 */
class SpindleMember extends HTMLElement {
  connectedCallback() {
    this.#show();
    // Back from another page through the browser's memory, the visitor may have logged in or out.
    addEventListener('pageshow', this.#show);
  }

  disconnectedCallback() {
    removeEventListener('pageshow', this.#show);
  }

  #show = () => {
    const name = memberName(document.cookie);
    document.documentElement.toggleAttribute('data-member', name !== undefined);
    const [logIn, member] = this.querySelectorAll('a');
    if (!logIn) return;
    if (!name) {
      logIn.hidden = false;
      member?.remove();
      return;
    }
    if (member) return;
    // The room of the button is kept, so that nothing beside it moves.
    this.style.minWidth = `${this.offsetWidth}px`;
    const link = document.createElement('a');
    link.className = 'member-link';
    link.href = this.dataset.href ?? logIn.href;
    link.ariaLabel = this.dataset.label ?? '';
    link.textContent = ([...name][0] ?? '').toLocaleUpperCase();
    logIn.hidden = true;
    this.append(link);
  };
}

customElements.define('spindle-member', SpindleMember);
