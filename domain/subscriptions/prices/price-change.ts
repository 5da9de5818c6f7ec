import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { FIRST_REMINDER_MS } from '../renewal/steps.ts';

/** A dearer price holds for no renewal before this time after its mail, in ms: as long as a year is reminded before. */
export const NOTICE_MS = FIRST_REMINDER_MS;

/** What becomes of a subscription whose member has not agreed when it renews: the old price goes on, or it ends. */
export const WITHOUT_AGREEMENT = ['keeps', 'ends'] as const;
export type WithoutAgreement = (typeof WITHOUT_AGREEMENT)[number];

/** Another price for the subscriptions of a plan that run when it is announced; minor units, with the tax it contains. */
export const priceChangeInput = z.object({
  pid: z.string().regex(/^\d{1,9}$/),
  term: z.enum(TERMS),
  currency: z.enum(CURRENCIES),
  priceMinor: z.int().min(1).max(100_000_000),
  /** Renewals from then on. */
  startsAt: z.date(),
  withoutAgreement: z.enum(WITHOUT_AGREEMENT),
});
export type PriceChangeInput = z.infer<typeof priceChangeInput>;

export interface PriceChange extends PriceChangeInput {
  id: string;
  announcedAt: Date;
  /** Staff have taken it back: it never came into force. */
  withdrawnAt: Date | null;
}

/** agreed: by its member. not_needed: it is cheaper. */
export type PriceAnswer = 'agreed' | 'not_needed';
/** By the link of the mail, or in the member centre. */
export type PriceWay = 'mail' | 'member';

/**
 * What has become of what a subscription was told. cheaper: nobody has to agree. cancelled: before an answer. unpaid: it has
 * ended before an answer, because nobody paid for it. ended: … or in another way: its money went back, its licence was revoked or
 * became a lifetime one. unanswered: its renewal, or a later change, has come before an answer. withdrawn: the change was, before
 * an answer.
 */
export const PRICE_OUTCOMES = [
  'cheaper',
  'agreed',
  'cancelled',
  'unpaid',
  'ended',
  'unanswered',
  'withdrawn',
  'open',
] as const;
export type PriceOutcome = (typeof PRICE_OUTCOMES)[number];

/** What one subscription was told of a price change. It stands until it is closed; one stands at most. */
export interface PriceOffer {
  /** 122 random bits that nothing but the mail and its member's own pages say. */
  id: string;
  changeId: string;
  subscriptionId: string;
  /** What it cost when it was told, and what it is to cost; minor units. */
  fromMinor: number;
  priceMinor: number;
  /** Renewals from then on: the change's own date, or later where the mail left later. */
  startsAt: Date;
  toldAt: Date;
  answer: PriceAnswer | null;
  answeredAt: Date | null;
  way: PriceWay | null;
  /** What was agreed to, word for word, and the version of these words. */
  text: string | null;
  textVersion: string | null;
  /** It has come into force, or never will. */
  closedAt: Date | null;
}

/** Whether a renewal at the end of a period falls under it. */
export const reaches = ({ startsAt }: Pick<PriceOffer, 'startsAt'>, periodEnd: Date): boolean =>
  startsAt <= periodEnd;
