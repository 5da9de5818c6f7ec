import type { Calls } from '../../calls/backend-calls.ts';
import { call } from '../page-calls.ts';

/** Milliseconds without a key press before the shop is asked. */
const QUIET = 150;

/** Shorter texts are not looked for (spec §5). */
const SHORTEST = 2;

type Suggestion = Calls['GET /api/cms/search']['answers']['data'][number];

/**
 * Suggests pages while one types, with the combobox pattern; without it the form works as it is. If an answer does not
 * come, or says to wait, there is no suggestion.
 */
class SpindleSearch extends HTMLElement {
  #input: HTMLInputElement | null = null;
  #hint: HTMLElement | null = null;
  readonly #list = document.createElement('ul');
  readonly #status = document.createElement('p');
  #paths: string[] = [];
  #active = -1;
  #timer = 0;
  #asked: AbortController | undefined;
  #end: AbortController | undefined;

  connectedCallback() {
    const input = this.querySelector<HTMLInputElement>('input[name=q]');
    const form = this.querySelector('form');
    if (!input || !form) return;
    this.#input = input;
    this.#hint = this.querySelector('#search-hint');
    this.#list.id = 'search-suggestions';
    this.#list.role = 'listbox';
    this.#list.ariaLabel = input.ariaLabel;
    this.#list.hidden = true;
    this.#status.role = 'status';
    this.#status.className = 'visually-hidden';
    form.after(this.#list, this.#status);
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', this.#list.id);

    this.#end = new AbortController();
    const { signal } = this.#end;
    input.addEventListener('input', () => this.#plan(), { signal });
    input.addEventListener('keydown', (event) => this.#key(event), { signal });
    // Keeps the focus in the field, as losing it would close the list.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    this.#list.addEventListener('click', ({ target }) => this.#choose(target), { signal });
    this.addEventListener('focusout', () => this.#close(), { signal });
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#end?.abort();
  }

  #plan() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    const text = this.#input?.value.trim() ?? '';
    if ([...text].length < SHORTEST) {
      this.#status.textContent = '';
      this.#tell(this.dataset.hint);
      return this.#close();
    }
    this.#tell();
    this.#timer = window.setTimeout(() => void this.#ask(text), QUIET);
  }

  /** Text below the field, in a line that stays even if there is nothing to say. */
  #tell(text = '\u00a0') {
    if (this.#hint) this.#hint.textContent = text;
  }

  async #ask(text: string) {
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    try {
      const inHelp = this.dataset.in === 'help';
      const name = inHelp ? 'GET /api/cms/page-help/search' : 'GET /api/cms/search';
      const { data } = await call(name, { q: text }, { signal });
      if (!signal.aborted) this.#show(data);
    } catch {
      if (!signal.aborted) this.#close();
    }
  }

  #show(found: readonly Suggestion[]) {
    this.#paths = found.map(({ path }) => (this.dataset.prefix ?? '') + path);
    this.#list.replaceChildren(
      ...found.map(({ title, summary }, index) => {
        const option = document.createElement('li');
        option.id = `search-suggestion-${index}`;
        option.role = 'option';
        option.ariaSelected = 'false';
        for (const text of [title, summary].filter(Boolean)) {
          const line = document.createElement('span');
          line.textContent = text;
          option.append(line);
        }
        return option;
      }),
    );
    const { some = '', none = '' } = this.dataset;
    this.#status.textContent = found.length > 0 ? some.replace('{count}', String(found.length)) : none;
    this.#tell(found.length > 0 ? undefined : none);
    this.#select(-1);
    this.#expand(found.length > 0 && this.contains(document.activeElement));
  }

  #key(event: KeyboardEvent) {
    // While a word is being composed, these keys are the input method's.
    if (event.isComposing) return;
    if (event.key === 'Escape' && !this.#list.hidden) {
      event.preventDefault();
      return this.#close();
    }
    const count = this.#paths.length;
    if (event.key === 'Enter' && this.#active >= 0 && !this.#list.hidden) {
      event.preventDefault();
      return this.#go(this.#active);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || count === 0) return;
    event.preventDefault();
    const from = this.#list.hidden ? -1 : this.#active;
    this.#expand(true);
    // One place more than there are suggestions, for the field itself.
    this.#select(((from + 1 + step + count + 1) % (count + 1)) - 1);
  }

  #select(index: number) {
    this.#active = index;
    [...this.#list.children].forEach((option, at) => {
      option.ariaSelected = String(at === index);
    });
    const option = this.#list.children[index];
    if (option) this.#input?.setAttribute('aria-activedescendant', option.id);
    else this.#input?.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  #choose(target: EventTarget | null) {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option) this.#go([...this.#list.children].indexOf(option));
  }

  #go(index: number) {
    const path = this.#paths[index];
    if (path) location.assign(path);
  }

  #expand(open: boolean) {
    this.#list.hidden = !open;
    if (this.#input) this.#input.ariaExpanded = String(open);
  }

  #close() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#select(-1);
    this.#expand(false);
  }
}

customElements.define('spindle-search', SpindleSearch);
