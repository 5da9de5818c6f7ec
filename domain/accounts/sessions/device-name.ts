import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { AgentDevice } from './device-of-agent.ts';

/** A device in words that a member knows: `Firefox on Linux`. */
export function deviceName(locale: Locale, { browser, system }: AgentDevice): string {
  const words = translator(locale, 'security');
  if (browser && system) return words('sessions.on', { browser, system });
  return browser ?? system ?? words('sessions.unknown');
}
