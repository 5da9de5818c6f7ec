import type { Db } from '@spindle/platform/database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import {
  PAY_KINDS,
  type Paying,
  type PayKind,
  preselected,
  type WeighedMethod,
  weighedMethods,
} from './pay-ratio.ts';
import { selectRatiosFor } from './queries.ts';

export interface PayChoicesDeps {
  db: Db;
  /** The first one takes the shop's payments; its first method is the default where staff have set no weights. */
  providers: readonly [Pick<PaymentProvider, 'methods'>, ...unknown[]];
}

export type PayChoices = Readonly<
  Record<PayKind, { chosen: string; methods: (WeighedMethod & { usable: boolean })[] }>
>;

/** How a purchase can be paid, and what is preselected, for both kinds of purchase. */
export async function findPayChoices(
  { db, providers: [{ methods: usable }] }: PayChoicesDeps,
  paying: Paying,
): Promise<PayChoices> {
  const rows = await selectRatiosFor(db, paying);
  const choices = PAY_KINDS.map((kind) => {
    const weighed = weighedMethods(rows, paying, kind);
    const unsaid = usable.filter((name) => !weighed.some(({ method }) => method === name));
    const methods = [...weighed, ...unsaid.map((method) => ({ method, weight: 0 }))];
    return [
      kind,
      {
        chosen: preselected(weighed, usable),
        methods: methods.map((each) => ({
          ...each,
          usable: usable.some((method) => method === each.method),
        })),
      },
    ];
  });
  return Object.fromEntries(choices) as PayChoices;
}
