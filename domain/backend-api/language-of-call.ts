import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Context } from 'hono';
import type { BackendEnv } from './envelope.ts';
import { isJson } from './settle-body.ts';

/** The language that parameters name, as `locale` or as `lang`; undefined when they name none that is active. */
export function languageIn(
  parameters: Readonly<Record<string, unknown>>,
  active: readonly Locale[],
): Locale | undefined {
  return active.find((code) => code === parameters.locale) ?? active.find((code) => code === parameters.lang);
}

/** From here on the call is answered in this language. */
export function speak(c: Context<BackendEnv>, locale: Locale): void {
  c.set('locale', locale);
  c.set('message', translator(locale, 'errors'));
}

/** The parameters of a write, of JSON or of a form; empty where they can't be read, which its schema complains of. */
export async function readBody(c: Context<BackendEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type');
  if (c.req.method !== 'POST' || !type) return {};
  try {
    // Read once: what the schema is given afterwards is the same text.
    const body: unknown = isJson(type) ? await c.req.json() : await c.req.parseBody();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
