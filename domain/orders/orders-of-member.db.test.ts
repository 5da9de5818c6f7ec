import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from './move-order.ts';
import { orderOfMember } from './order-of-member.ts';
import { ordersOfMember } from './orders-of-member.ts';
import { placeOrder } from './place-order.ts';

const { db } = await testDatabase();
const start = new Date('2026-11-20T12:00:00Z');
const line = { pid: '643', productName: 'DVD Ripper', licenceType: 'LFT', quantity: 1 } as const;

let memberId: string;
beforeEach(() => {
  memberId = randomUUID();
});

/** @returns the order's number */
async function placed({ of = memberId, days = 0, paid = true } = {}): Promise<string> {
  const at = new Date(start.getTime() + days * 24 * 3_600_000);
  const { order } = await placeOrder(db, randomUUID(), {
    ...{ email: 'kei@example.test', memberId: of, locale: 'en', country: null, currency: 'USD' },
    ...{ couponCode: null, placedAt: at },
    lines: [{ ...line, listMinor: 4995, discountMinor: 0, totalMinor: 4995 }],
  });
  const taken = { amountMinor: 4995, currency: 'USD' };
  if (paid) await moveOrder(db, order.id, { to: 'paid', from: 'pending', at, paid: taken });
  return order.number;
}

const numbersOn = async (after?: string) => {
  const page = await ordersOfMember(db, { memberId, after, limit: 2 });
  return page && { numbers: page.orders.map(({ number }) => number), next: page.next };
};

describe('what a member has paid for', () => {
  test('is listed page by page, newest first, each order once', async () => {
    const oldest = await placed();
    // Placed at the same moment, on both sides of a page break: none is lost.
    const twins = [await placed({ days: 1 }), await placed({ days: 1 }), await placed({ days: 1 })];
    const first = await numbersOn();
    const second = await numbersOn(first?.next);
    expect(second?.next).toBeUndefined();
    const all = [...(first?.numbers ?? []), ...(second?.numbers ?? [])];
    expect(all.slice(0, 3).toSorted()).toEqual(twins.toSorted());
    expect(all.slice(3)).toEqual([oldest]);
  });

  test('is neither what nobody paid nor what others did', async () => {
    const unpaid = await placed({ paid: false });
    const foreign = await placed({ of: randomUUID() });
    expect(await numbersOn()).toEqual({ numbers: [], next: undefined });
    for (const number of [unpaid, foreign, 'SP-NONE0-NONE0']) {
      expect(await orderOfMember(db, { memberId, number })).toBeUndefined();
      expect(await numbersOn(number)).toBeUndefined();
    }
  });
});

test('one order is found by its number', async () => {
  const number = await placed();
  expect(await orderOfMember(db, { memberId, number })).toMatchObject({ number, lines: [line] });
});
