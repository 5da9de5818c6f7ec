import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Context } from 'hono';
import type { BackendEnv } from './envelope.ts';
import { isJson } from './settle-body.ts';

/** The language named by the parameters `locale` or `lang`; undefined when neither names an active one. */
export function languageIn(
  parameters: Readonly<Record<string, unknown>>,
  active: readonly Locale[],
): Locale | undefined {
  return active.find((code) => code === parameters.locale) ?? active.find((code) => code === parameters.lang);
}

/** Sets the language of the call's answer from here on. */
export function speak(c: Context<BackendEnv>, locale: Locale): void {
  c.set('locale', locale);
  c.set('message', translator(locale, 'errors'));
}

/** The parameters of a write, from JSON or a form; empty if they can't be read, which its schema will answer. */
export async function readBody(c: Context<BackendEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type');
  if (c.req.method !== 'POST' || !type) return {};
  try {
    // The body is cached by the request, so the schema gets the same text afterwards.
    const body: unknown = isJson(type) ? await c.req.json() : await c.req.parseBody();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
