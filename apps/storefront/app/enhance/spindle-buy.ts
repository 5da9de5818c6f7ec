/**
 * The buy dialog. Marked elements (`data-buy-dialog`) carry the pid, the product's name and whether there
 * is a Mac edition; without this script they are links to the buy page.
 */
class SpindleBuy extends HTMLElement {
  connectedCallback() {
    document.addEventListener('click', this.#onClick);
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#onClick);
  }

  #onClick = (event: MouseEvent) => {
    const dialog = this.querySelector('dialog');
    if (!dialog || event.defaultPrevented) return;
    // A click beside the dialog lands on the dialog element itself.
    if (event.target === dialog) return dialog.close();
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-buy-dialog]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#choose(dialog, opener.dataset);
    dialog.showModal();
  };

  #choose(dialog: HTMLDialogElement, { pid, hasMac }: DOMStringMap) {
    const system = dialog.querySelector<HTMLElement>(`.edition[data-pid="${CSS.escape(pid ?? '')}"]`)?.dataset
      .system;
    const radio = dialog.querySelector<HTMLInputElement>(`input[value="${CSS.escape(system ?? '')}"]`);
    if (radio) radio.checked = true;
    const choice = dialog.querySelector<HTMLElement>('fieldset');
    if (choice) choice.hidden = hasMac === '0';
  }
}

customElements.define('spindle-buy', SpindleBuy);

export {};
