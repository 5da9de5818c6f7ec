import { createHash } from 'node:crypto';
import { PLAYER_HOSTS } from '@spindle/content/blocks/video/video-source.ts';
import { endpointsOf } from '@spindle/domain/accounts/google/open-google.ts';
import { paymentHosts } from '@spindle/domain/payments/payment-hosts.ts';
import type { Config } from '@spindle/platform/config.ts';

/** What reCAPTCHA needs in a content policy: https://developers.google.com/recaptcha/docs/faq */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
};

/** What a page needs in its policy. Content pages run files of this origin, and inline scripts whose hashes are named. */
export type PagePolicy =
  | { kind: 'content' | 'preview'; scripts?: readonly string[] }
  /** `captcha`: a form of the page may need one. `preview`: an editor sees the page beside their form. */
  | { kind: 'hydrated'; nonce: string; captcha?: boolean; preview?: boolean };

/** Hashes of inline scripts, as a content policy names them. */
export function hashesOf(scripts: Iterable<string>): string[] {
  return [...scripts].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The content security policy of a page (no `unsafe-inline` anywhere). */
export function contentSecurityPolicy(config: Config, page: PagePolicy): string {
  const asksGoogle = page.kind === 'hydrated' && page.captcha === true && config.recaptcha !== undefined;
  const scripts =
    page.kind === 'hydrated'
      ? [`'nonce-${page.nonce}' 'strict-dynamic' 'self'`, ...(asksGoogle ? RECAPTCHA.scripts : [])].join(' ')
      : ["'self'", ...(page.scripts ?? [])].join(' ');
  const isPreview = page.kind === 'hydrated' ? page.preview === true : page.kind === 'preview';
  const framers = isPreview ? `'self' ${config.origins.backoffice}` : "'self'";
  const calls = [...Object.values(config.backendOrigins), ...(asksGoogle ? RECAPTCHA.calls : [])];
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...imageOrigins(config)].join(' ')}`,
    "font-src 'self'",
    // During development, Vite tells hydrated pages about changes over a web socket.
    `connect-src ${["'self'", config.origins.collector, ...calls].join(' ')}${config.mode === 'development' ? ' ws:' : ''}`,
    `form-action ${["'self'", ...paymentHosts(config), ...googleHosts(config), ...confirmedTo(config)].join(' ')}`,
    `frame-ancestors ${framers}`,
    // A captcha makes the browser compute in a worker.
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  if (asksGoogle) directives.push(`frame-src 'self' ${RECAPTCHA.frames.join(' ')}`);
  if (page.kind !== 'hydrated') {
    // The player of a film, which loads when a visitor asks for it (block `video`).
    directives.push(`frame-src 'self' ${PLAYER_HOSTS.join(' ')}`, "require-trusted-types-for 'script'");
  }
  return directives.join('; ');
}

/** Where visitors log in with Google, a form leads there. */
function googleHosts({ google }: Pick<Config, 'google'>): string[] {
  return google ? [new URL(endpointsOf(google.issuer).authorization).origin] : [];
}

/** A visitor who confirms a link on a host of its own is redirected back to the shop's origin. */
function confirmedTo({
  authOrigins,
  pageOrigins,
}: Pick<Config, 'authOrigins' | 'pageOrigins'>): readonly string[] {
  return Object.keys(authOrigins).length > 0 ? pageOrigins : [];
}

/** The six hosts that serve pictures, if they have hosts of their own. */
function imageOrigins({ imageHosts }: Pick<Config, 'imageHosts'>): string[] {
  return imageHosts ? [1, 2, 3, 4, 5, 6].map((number) => imageHosts.replace('{n}', String(number))) : [];
}

/** Headers of every answer: names and values in turn. */
export function commonSecurityHeaders(config: Config): string[] {
  const headers = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (config.cookies.secure) {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains']);
  }
  return headers.flat();
}
