import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { desk } from '@spindle/i18n/desk/words.ts';
import { deskAudit } from '@spindle/i18n/desk-audit/words.ts';
import { deskBooks } from '@spindle/i18n/desk-books/words.ts';
import { deskFraud } from '@spindle/i18n/desk-fraud/words.ts';
import { deskMembers } from '@spindle/i18n/desk-members/words.ts';
import { deskPrices } from '@spindle/i18n/desk-prices/words.ts';
import { deskReleases } from '@spindle/i18n/desk-releases/words.ts';
import { deskSales } from '@spindle/i18n/desk-sales/words.ts';
import { deskSettings } from '@spindle/i18n/desk-settings/words.ts';
import { deskSubscriptions } from '@spindle/i18n/desk-subscriptions/words.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';

export type DeskWords = ReturnType<typeof deskWords>['words'];

/** @param language by the back office's name for it (`zh-TW`) */
export function deskWords(language?: string) {
  const locale = localeOf(language);
  const { dateTag } = LANGUAGES[locale];
  const day = new Intl.DateTimeFormat(dateTag, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    locale,
    // Typed by the English words: the compiler takes too long to spread seven unions of five languages.
    words: {
      ...desk[locale],
      ...deskAudit[locale],
      ...deskBooks[locale],
      ...deskFraud[locale],
      ...deskMembers[locale],
      ...deskPrices[locale],
      ...deskReleases[locale],
      ...deskSales[locale],
      ...deskSettings[locale],
      ...deskSubscriptions[locale],
    },
    formatIn: (timeZone: string) => {
      const moment = new Intl.DateTimeFormat(dateTag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return (time: Date) => moment.format(time);
    },
    /** @param iso a day without a time: `2026-11-23` */
    formatDay: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
  };
}

/** A text with its `{names}` filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
