import type { Db } from '@spindle/platform/database.ts';
import {
  PAY_KINDS,
  type Paying,
  type PayKind,
  preselected,
  type WeighedMethod,
  weighedMethods,
} from './pay-ratio.ts';
import { selectRatiosFor } from './queries.ts';

/** What shop-wide payment providers take; the first is taken where staff have said nothing. */
export const USABLE_METHODS = ['card'] as const;

export type PayChoices = Readonly<
  Record<PayKind, { chosen: string; methods: (WeighedMethod & { usable: boolean })[] }>
>;

/** How a purchase can be paid, and what is preselected, for both kinds of purchases. */
export async function findPayChoices(db: Db, paying: Paying): Promise<PayChoices> {
  const rows = await selectRatiosFor(db, paying);
  const choices = PAY_KINDS.map((kind) => {
    const weighed = weighedMethods(rows, paying, kind);
    const unsaid = USABLE_METHODS.filter((name) => !weighed.some(({ method }) => method === name));
    const methods = [...weighed, ...unsaid.map((method) => ({ method, weight: 0 }))];
    const usable = (method: string) => (USABLE_METHODS as readonly string[]).includes(method);
    return [
      kind,
      {
        chosen: preselected(weighed, USABLE_METHODS),
        methods: methods.map((each) => ({ ...each, usable: usable(each.method) })),
      },
    ];
  });
  return Object.fromEntries(choices) as PayChoices;
}
