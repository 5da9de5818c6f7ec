import { readActingAs } from '../../page/acting-as.ts';
import { endActing } from './end-acting.ts';
import { memberName } from './member-name.ts';

const initialOf = (name: string) => ([...name][0] ?? '').toLocaleUpperCase();

/**
 * On pages that are the same for everyone: replaces the log-in button with a link to the member centre, and marks the
 * document (`html[data-member]`), which hides what only leads to the log-in.
 */
class SpindleMember extends HTMLElement {
  connectedCallback() {
    this.#show();
    // When a page comes back from the back/forward cache, the visitor may have logged in or out.
    addEventListener('pageshow', this.#show);
  }

  disconnectedCallback() {
    removeEventListener('pageshow', this.#show);
  }

  #show = () => {
    const acting = readActingAs(document.cookie);
    this.#showActing(acting);
    const name = acting?.email ?? memberName(document.cookie);
    document.documentElement.toggleAttribute('data-member', name !== undefined);
    const [logIn, member] = this.querySelectorAll('a');
    if (!logIn) return;
    if (!name) {
      logIn.hidden = false;
      member?.remove();
      return;
    }
    if (member) {
      member.textContent = initialOf(name);
      return;
    }
    // Keeps the button's width, so that nothing beside it moves.
    this.style.minWidth = `${this.offsetWidth}px`;
    const link = document.createElement('a');
    link.className = 'member-link';
    link.href = this.dataset.href ?? logIn.href;
    link.ariaLabel = this.dataset.label ?? '';
    link.textContent = initialOf(name);
    logIn.hidden = true;
    this.append(link);
  };

  /** Tells staff who act as a member so, above the page, with a link to the member centre and a button to end it. */
  #showActing(acting: ReturnType<typeof readActingAs>) {
    const id = 'acting-as';
    document.getElementById(id)?.remove();
    if (!acting) return;
    const time = new Date(acting.until).toLocaleTimeString(document.documentElement.lang, {
      hour: '2-digit',
      minute: '2-digit',
      // As in the member centre's own bar, in all languages.
      hourCycle: 'h23',
    });
    const centre = this.dataset.href ?? '';
    const who = document.createElement('a');
    who.href = centre;
    who.textContent = (this.dataset.acting ?? '').replace('{email}', acting.email).replace('{time}', time);
    const end = document.createElement('button');
    end.type = 'button';
    end.className = 'button button-outline button-small';
    end.textContent = this.dataset.endActing ?? '';
    end.onclick = async () => {
      end.disabled = true;
      const { call } = await import('../page-calls.ts');
      await endActing(call, {
        centre,
        shown: acting,
        present: () => readActingAs(document.cookie),
        go: (path) => location.assign(path),
        reload: () => location.reload(),
      });
    };
    const bar = document.createElement('aside');
    bar.id = id;
    bar.ariaLabel = who.textContent;
    bar.append(who, end);
    // The skip link stays the keyboard's first stop.
    const skip = document.querySelector('.skip-link');
    if (skip) skip.after(bar);
    else document.body.prepend(bar);
  }
}

customElements.define('spindle-member', SpindleMember);
