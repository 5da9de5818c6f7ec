import { randomUUID } from 'node:crypto';
import { findAddress } from '@spindle/domain/accounts/find-address.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { findLicence } from '@spindle/domain/licences/find-licence.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import type { Db } from '@spindle/platform/database.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { expect, test } from 'vitest';
import { isOfOne, titleOfOne } from './title-of-one.ts';

const shop = await testCommerce();
const { db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { ...support, role: 'editor' };
const { id, memberId, licenceId, pid, productName } = await subscribe(shop);
const address = (await findAddress(db, memberId))?.email ?? expect.fail();
const key = maskedKey((await findLicence(db, licenceId))?.key ?? expect.fail());
const titleOf = (path: readonly string[], language = 'en', actor = support) =>
  titleOfOne(db, actor, path, language);

test('the tab of a member is called by their name, or their address where none is known', async () => {
  await db.execute(`update shop.members set name = '' where id = '${memberId}'`);
  expect(await titleOf(['members', memberId])).toBe(`Member ${address}`);
  await db.execute(`update shop.members set name = 'Kei Sato' where id = '${memberId}'`);
  expect(await titleOf(['members', memberId])).toBe('Member Kei Sato');
});

test('that of a licence or a subscription by what it is for, and which', async () => {
  expect(await titleOf(['licences', licenceId])).toBe(`Licence: ${productName} (${pid}), ${key}`);
  expect(await titleOf(['licences', licenceId], 'ja')).toBe(`ライセンス：${productName} (${pid})、${key}`);
  expect(await titleOf(['subscriptions', id])).toBe(`Subscription: ${productName} (${pid}), ${address}`);
});

test('who may not see one is not told whose it is, and there is nothing to say of none', async () => {
  for (const path of [
    ['members', memberId],
    ['licences', licenceId],
    ['subscriptions', id],
  ]) {
    expect(await titleOf(path, 'en', editor)).toBeUndefined();
    expect(await titleOf(path, 'en', { kind: 'visitor' } as never)).toBeUndefined();
  }
  for (const page of ['members', 'licences', 'subscriptions'])
    for (const no of [randomUUID(), 'constructor', '']) expect(await titleOf([page, no])).toBeUndefined();
  expect(await titleOf(['constructor', memberId])).toBeUndefined();
});

test('a tab has no name of its own while the database is away: the page says so, and an error would take its place', async () => {
  const failing = (error: Error) =>
    new Proxy({} as Db, {
      get: () => {
        throw error;
      },
    });
  const asked = (error: Error) => titleOfOne(failing(error), support, ['members', memberId], 'en');
  expect(await asked(new Error('Failed query', { cause: new DatabaseOutage('gone') }))).toBeUndefined();
  await expect(asked(new TypeError('a mistake of ours'))).rejects.toThrow(TypeError);
});

test('only pages of one thing are asked for', () => {
  expect(isOfOne(['members', memberId])).toBe(true);
  expect(isOfOne(['members'])).toBe(false);
  expect(isOfOne(['members', memberId, 'more'])).toBe(false);
  expect(isOfOne(['orders', 'SP-1'])).toBe(false);
  expect(isOfOne([])).toBe(false);
});
