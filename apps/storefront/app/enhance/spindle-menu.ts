/** Milliseconds before a menu opens or closes under the mouse (spec §9). */
const HOVER_DELAY = 300;

/**
 * Menus made of `details`: with a mouse they open and close by hover as well. They stay while the pointer
 * or the focus is on them, and Escape puts them away (WCAG 1.4.13).
 */
class SpindleMenu extends HTMLElement {
  #timer = 0;
  /** The menu that the mouse has opened; a click on its label keeps it open. */
  #hovered: HTMLDetailsElement | undefined;
  #end: AbortController | undefined;

  connectedCallback() {
    this.#end = new AbortController();
    const { signal } = this.#end;
    for (const menu of this.querySelectorAll('details')) {
      menu.addEventListener('pointerenter', (event) => this.#plan(event, () => this.#open(menu)), { signal });
      menu.addEventListener('pointerleave', (event) => this.#plan(event, () => this.#leave(menu)), {
        signal,
      });
      menu.querySelector('summary')?.addEventListener(
        'click',
        (event) => {
          clearTimeout(this.#timer);
          if (this.#hovered === menu && menu.open) event.preventDefault();
          this.#hovered = undefined;
        },
        { signal },
      );
    }
    document.addEventListener(
      'keydown',
      (event) => {
        const open = this.querySelector<HTMLDetailsElement>('details[open]');
        if (event.key !== 'Escape' || !open) return;
        clearTimeout(this.#timer);
        if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
        open.open = false;
      },
      { signal },
    );
    for (const leaving of ['pointerdown', 'focusin']) {
      document.addEventListener(leaving, ({ target }) => this.#closeBut(target), { signal });
    }
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#end?.abort();
  }

  #plan(event: PointerEvent, act: () => void) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, HOVER_DELAY);
  }

  #open(menu: HTMLDetailsElement) {
    if (menu.open) return;
    menu.open = true;
    this.#hovered = menu;
  }

  #leave(menu: HTMLDetailsElement) {
    // Opened by click or key: it stays until something else is clicked or focused.
    if (this.#hovered !== menu) return;
    menu.open = false;
    this.#hovered = undefined;
  }

  #closeBut(target: EventTarget | null) {
    for (const menu of this.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  }
}

customElements.define('spindle-menu', SpindleMenu);

export {};
