import { solveChallengeWorkers } from 'altcha-lib';
import { call } from '../page-calls.ts';
import { captchaLifeMs } from './captcha-life.ts';
import workerUrl from './captcha-worker.ts?worker&url';
import { recaptchaToken } from './recaptcha-token.ts';

const TIMEOUT_MS = 60_000;
const MOST_WORKERS = 4;

type State = 'working' | 'ready' | 'done' | 'expired';

/**
 * Has the browser prove that a person is at work: by a second of arithmetic (ALTCHA), or with reCAPTCHA if the shop is
 * configured for it. The form waits for that. If it fails, or if somebody prefers to type, the code that came with the
 * page can be typed; a mailed code is always typed.
 */
class SpindleCaptcha extends HTMLElement {
  #ends = new AbortController();
  #expiry: ReturnType<typeof setTimeout> | undefined;
  /** The button with which the form was sent before there was an answer. */
  #waiting: { submitter: HTMLElement | null } | undefined;

  connectedCallback() {
    const form = this.closest('form');
    const { way, siteKey } = this.dataset;
    if (way === 'mail' || !form) return;
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    // In the capturing phase, before React hears of it and sends the form.
    form.addEventListener('submit', this.#onSubmit, { capture: true, signal });
    form.addEventListener('focusin', this.#renew, { signal });
    this.querySelector('[data-type-instead]')?.addEventListener('click', this.#typeInstead, { signal });
    // Google's tokens are valid for two minutes, so one is fetched only when the form is sent.
    if (siteKey) this.#show('ready');
    else void this.#work();
  }

  disconnectedCallback() {
    this.#ends.abort();
    clearTimeout(this.#expiry);
  }

  #onSubmit = (event: SubmitEvent) => {
    const { state } = this.dataset;
    if (state === undefined || state === 'done') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#waiting = { submitter: event.submitter };
    if (state !== 'working') void this.#work();
  };

  #renew = () => {
    if (this.dataset.state === 'expired') void this.#work();
  };

  /** Changes to the code that came with the page; from here on nothing else is sent. */
  #typeInstead = () => {
    this.#ends.abort();
    clearTimeout(this.#expiry);
    this.#answer('');
    delete this.dataset.state;
    this.#allowTyping(true);
    this.querySelector<HTMLInputElement>('.captcha-code .input')?.focus();
  };

  async #work() {
    this.#show('working');
    const { signal } = this.#ends;
    try {
      const { purpose = '', siteKey } = this.dataset;
      const answer = siteKey ? await recaptchaToken(siteKey, purpose) : await solved(purpose, signal);
      if (signal.aborted) return;
      this.#answer(answer);
    } catch {
      if (!signal.aborted) this.#typeInstead();
      return;
    }
    this.#show('done');
    // On expiry the captcha is reset and the field cleared (spec §5).
    this.#expiry = setTimeout(() => {
      this.#answer('');
      this.#show('expired');
    }, captchaLifeMs(this.dataset.siteKey));
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.closest('form')?.requestSubmit(waiting.submitter);
  }

  /** Only one of the fields named `recaptcha` is sent: the script's, or the one that is typed in. */
  #answer(text: string) {
    const own = this.querySelector<HTMLInputElement>('[data-answer]');
    if (own) {
      own.value = text;
      own.disabled = text === '';
    }
  }

  #allowTyping(isAllowed: boolean) {
    for (const typed of this.querySelectorAll<HTMLInputElement>('.captcha-code input')) {
      typed.disabled = !isAllowed;
    }
  }

  #show(state: State) {
    this.dataset.state = state;
    this.#allowTyping(false);
    const status = this.querySelector('[data-status]');
    if (status) status.textContent = this.dataset[state] ?? '';
  }
}

/**
 * Has workers solve one of our challenges.
 * @returns the solution for the server to check
 */
async function solved(purpose: string, signal: AbortSignal): Promise<string> {
  const { data } = await call('GET /backend/captcha/challenge', { purpose }, { signal });
  const challenge = data.work;
  // Except on localhost, browsers offer such arithmetic only over encrypted connections.
  if (!challenge || !globalThis.crypto?.subtle) throw new Error('no work');
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(trusted(workerUrl), { type: 'module' }),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('spindle-captcha', {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError('not our worker');
    return url;
  },
});
const trusted = (url: string) => policy?.createScriptURL(url) ?? url;

customElements.define('spindle-captcha', SpindleCaptcha);
