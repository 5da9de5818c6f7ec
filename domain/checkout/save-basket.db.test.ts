import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { pictureAnswer } from '../captcha/testing/answers.ts';
import type { SavedBasket } from './job-kinds.ts';
import { saveBasket } from './save-basket.ts';
import { sendBasketMail } from './send-basket-mail.tsx';
import { ORIGIN } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

let networks = 0;
const save = (email: string | undefined, query: string, change: object = {}) =>
  saveBasket(deps, {
    ...{ query: new URLSearchParams(query), email, locale: 'en', country: undefined },
    ...{ member: undefined, blockedCountries: [], ip: `2001:db8:0:${(networks++).toString(16)}::1` },
    captcha: pictureAnswer(deps, 'basket'),
    ...change,
  });
const queued = async () => (await shop.queued('checkout.basket-mail')) as SavedBasket[];

describe('a saved basket', () => {
  test('comes by mail, as a link that names it and no price', async () => {
    const query = 'pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10&total=1&checkout=ABC';
    expect(await save(' Kei@Example.test ', query, { locale: 'de' })).toEqual({
      ok: true,
      email: 'kei@example.test',
    });
    const [saved] = await queued();
    if (!saved) throw new Error('nothing was queued');
    await sendBasketMail(deps, saved);
    await sendBasketMail(deps, saved);
    const mails = await db.select().from(mailbox);
    expect(mails).toMatchObject([{ to: 'kei@example.test' }]);
    expect(mails[0]?.text).toContain('DVD Ripper und Blu-ray Ripper');
    const [link = ''] = mails[0]?.text.match(/https?:\S+checkout\S+/) ?? [];
    const url = new URL(link);
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/de/checkout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ pid: '643,646', opt643: 'LFT', opt646: '1Y', coupon: 'DNC10' },
    });
  });

  test('of a member goes to their own address', async () => {
    await save('other@example.test', 'pid=643&opt643=LFT', {
      member: { memberId: '00000000-0000-4000-8000-000000000001', email: 'mei@example.test' },
    });
    expect(await queued()).toMatchObject([{ email: 'mei@example.test' }]);
  });

  test.each([
    ['kei@', 'pid=643&opt643=LFT', 'invalid_email'],
    [undefined, 'pid=643&opt643=LFT', 'invalid_email'],
    ['kei@example.test', 'pid=641&opt641=LFT', 'not_on_sale'],
    ['kei@example.test', '', 'unknown_product'],
  ])('for %s of %s is refused: %s', async (email, query, error) => {
    expect(await save(email, query)).toMatchObject({ ok: false, error });
    expect(await queued()).toEqual([]);
  });

  test('fills nobody’s mailbox, and does not say so; one network asks twenty times an hour', async () => {
    const many = { ip: '2001:db8:ffff::1' };
    for (let asked = 0; asked < 20; asked++) {
      expect((await save('flooded@example.test', 'pid=643&opt643=LFT', many)).ok).toBe(true);
    }
    expect(await queued()).toHaveLength(4);
    expect(await save('flooded@example.test', 'pid=643&opt643=LFT', many)).toEqual({
      ok: false,
      error: 'too_many_requests',
    });
  });
});
