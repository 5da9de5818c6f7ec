import type { Risk } from '@spindle/domain/risk/risk.ts';
import { saidOf } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { type DeskWords, filled } from '../desk-words.ts';

/** An order's risk in words: `Risk 40 of 100 · Disposable mail address`. */
export function riskSaid(
  { score, reasons }: Risk,
  { orders: { risk: said } }: DeskWords,
  locale: Locale,
): string {
  const risk = filled(said.score, { score: String(score) });
  return reasons.length === 0
    ? saidOf(locale, risk, said.none)
    : [risk, ...reasons.map((reason) => said.reasons[reason])].join(' · ');
}
