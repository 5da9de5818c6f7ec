/** Google's script, once it is loaded: https://developers.google.com/recaptcha/docs/v3 */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, about: { action: string }): Promise<string>;
}

const TIMEOUT_MS = 10_000;
let loading: Promise<Grecaptcha> | undefined;

/**
 * @returns a token for one form
 * @throws if Google can't be reached, or its script is blocked
 */
export async function recaptchaToken(siteKey: string, purpose: string): Promise<string> {
  loading ??= load(siteKey).catch((error) => {
    loading = undefined;
    throw error;
  });
  const google = await loading;
  return within(google.execute(siteKey, { action: purpose }));
}

async function load(siteKey: string): Promise<Grecaptcha> {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  script.async = true;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('no script'));
  });
  document.head.append(script);
  await within(loaded);
  const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha };
  if (!grecaptcha) throw new Error('no grecaptcha');
  await within(new Promise<void>((resolve) => grecaptcha.ready(resolve)));
  return grecaptcha;
}

function within<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), TIMEOUT_MS));
  return Promise.race([promise, late]);
}
