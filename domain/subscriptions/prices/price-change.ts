import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { FIRST_REMINDER_MS } from '../renewal/steps.ts';

/** Notice period of a higher price, in ms from its mail: as long as the first reminder precedes the renewal of a year. */
export const NOTICE_MS = FIRST_REMINDER_MS;

/** What happens at the renewal if the member has not agreed: the subscription keeps its old price, or it ends. */
export const WITHOUT_AGREEMENT = ['keeps', 'ends'] as const;
export type WithoutAgreement = (typeof WITHOUT_AGREEMENT)[number];

/** A new price for the subscriptions of a plan that run when it is announced; minor units, including tax. */
export const priceChangeInput = z.object({
  pid: z.string().regex(/^\d{1,9}$/),
  term: z.enum(TERMS),
  currency: z.enum(CURRENCIES),
  priceMinor: z.int().min(1).max(100_000_000),
  /** The price holds for renewals at this time or later. */
  startsAt: z.date(),
  withoutAgreement: z.enum(WITHOUT_AGREEMENT),
});
export type PriceChangeInput = z.infer<typeof priceChangeInput>;

export interface PriceChange extends PriceChangeInput {
  id: string;
  announcedAt: Date;
  /** When staff withdrew it, before it came into force. */
  withdrawnAt: Date | null;
}

/** agreed: by its member. not_needed: it is cheaper. */
export type PriceAnswer = 'agreed' | 'not_needed';
/** How a member answered: by the mailed link, or in the member centre. */
export type PriceWay = 'mail' | 'member';

/**
 * The outcome of a price offer. cheaper: no agreement is needed. agreed: by its member. The others came before an answer.
 * cancelled: the subscription was cancelled. unpaid: it ended because a renewal was not paid. ended: it ended in another way
 * (it was refunded, or its licence was revoked or became a lifetime one). unanswered: its renewal, or a later price change, has
 * come. withdrawn: staff withdrew the price change. open: none of these yet.
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

/** The new price that one subscription was told. It stands until it is closed; a subscription has one standing offer at most. */
export interface PriceOffer {
  /** A secret of 122 random bits, known from the mail and the member's own pages only. */
  id: string;
  changeId: string;
  subscriptionId: string;
  /** The renewal price when it was told, and the new one; minor units. */
  fromMinor: number;
  priceMinor: number;
  /** The price holds for renewals from then on: the date of the change, or later if the notice period ends later. */
  startsAt: Date;
  toldAt: Date;
  answer: PriceAnswer | null;
  answeredAt: Date | null;
  way: PriceWay | null;
  /** What was agreed to, word for word, and the version of the text. */
  text: string | null;
  textVersion: string | null;
  /** When it came into force or was given up. */
  closedAt: Date | null;
}

/** Whether the price holds for a renewal at the end of a period. */
export const reaches = ({ startsAt }: Pick<PriceOffer, 'startsAt'>, periodEnd: Date): boolean =>
  startsAt <= periodEnd;
