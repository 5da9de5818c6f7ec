import { isCountry } from '@spindle/platform/countries.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { startOfDay } from '@spindle/platform/start-of-day.ts';
import { z } from 'zod';
import { emailAddress } from '../../accounts/email.ts';

/** A required field. Its messages are for whoever corrects the file. */
export const given = z
  .string({ error: 'is missing' })
  .refine((text) => !/\p{Cc}/u.test(text), 'has control characters');

/** An id in the other system. */
export const foreignId = given.max(200, 'is longer than 200 characters');

export const email = given.pipe(z.string().refine(isAddress, 'is no e-mail address')).transform(asAddress);

export const text = (most: number) => given.max(most, `is longer than ${most} characters`);

export const country = given.toUpperCase().refine(isCountry, 'is no country of ISO 3166');

const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0'];
export const yesOrNo = given
  .toLowerCase()
  .refine((word) => [...YES, ...NO].includes(word), 'is neither yes nor no')
  .transform((word) => YES.includes(word));

/** A language of the shop; English in place of any other. */
export const language = given.transform(
  (tag): Locale => ALL_LOCALES.find((locale) => tag.toLowerCase().split(/[-_]/)[0] === locale) ?? 'en',
);

export const count = (most: number) =>
  given
    .refine((digits) => /^\d{1,6}$/.test(digits) && Number(digits) >= 1, 'is no number from 1 on')
    .transform(Number)
    .refine((number) => number <= most, `is more than ${most}`);

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/** A date or a time in ISO 8601. Without a zone it is UTC; without a time it is the beginning of the day. */
export const moment = given.transform((written, context) => {
  const at = instantOf(written);
  if (at) return at.toISOString();
  context.addIssue({ code: 'custom', message: 'is no date, such as 2026-11-22 or 2026-11-22T09:30:00Z' });
  return z.NEVER;
});

function instantOf(written: string): Date | undefined {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] = MOMENT.exec(written) ?? [];
  if (day === undefined || !startOfDay(day)) return undefined;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : 'Z';
  const at = new Date(`${day}T${time}${seconds.slice(0, 7)}${offset}`);
  return at.getTime() >= EARLIEST && at.getTime() < LATEST ? at : undefined;
}

/** A date outside these limits is a typing error, or another system's way to write "none". */
const EARLIEST = Date.UTC(1980);
const LATEST = Date.UTC(2200);

function isAddress(written: string): boolean {
  return emailAddress.safeParse(written).success;
}

function asAddress(written: string): string {
  return emailAddress.parse(written);
}
