import { deriveKey } from '@spindle/platform/derive-key.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { describe, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { offer, SECRET } from '../checkout/testing/commerce.ts';
import { licences } from '../licences/tables.ts';
import { askForTrial } from './ask-for-trial.ts';
import { TRIALS_NEARBY } from './limits.ts';
import { sendTrialCode, sendTrialStarted } from './send-trial-mails.tsx';
import { trials } from './tables.ts';
import { START, tryingShop } from './testing/trying-shop.ts';

const { clock, shop, asks, call, codeFor, begin } = await tryingShop();
const { deps, db } = shop;
const DAY = 24 * 3_600_000;

describe('a trial', () => {
  test('asks for the code that is mailed, gives the computer its seat and mails the key', async () => {
    const asked = asks();
    expect(await call('trial', asked)).toMatchObject({ status: 200, data: { step: 'code' } });
    const [request] = (await shop.queued('trials.code-mail')) as Parameters<typeof sendTrialCode>[1][];
    await sendTrialCode(deps, request ?? expect.fail('no code was mailed'));
    const [mail] = await db.select().from(mailbox);
    const code = /^\d{10}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect(JSON.stringify(request)).not.toContain(code);

    clock.set(new Date(START.getTime() + 7 * 60_000));
    const { status, data } = await call('trial', { ...asked, code });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ step: 'started', pid: '643', licence_type: 'trial', seats: 1 },
      works_until: new Date(clock.now().getTime() + 14 * DAY).toISOString(),
      signed: expect.stringMatching(/^\S+\.\S+\.\S+$/),
    });
    expect(await call('validate', { ...asked, key: data.key })).toMatchObject({ status: 200 });
    const [started] = (await shop.queued('trials.started-mail')) as Parameters<typeof sendTrialStarted>[1][];
    await sendTrialStarted(deps, started ?? expect.fail('no key was mailed'));
    const last = (await db.select().from(mailbox)).at(-1);
    expect(last?.html).toContain(data.key);
    expect(last?.text).toContain('a=reset_password&token=');
  });

  test('mails no first password to an address that its account has no longer', async () => {
    expect(await begin(asks())).toMatchObject({ status: 200 });
    await db.update(members).set({ email: 'moved@example.test' });
    const [started] = (await shop.queued('trials.started-mail')) as Parameters<typeof sendTrialStarted>[1][];
    await sendTrialStarted(deps, started ?? expect.fail('no key was mailed'));
    const last = (await db.select().from(mailbox)).at(-1);
    expect(last?.text).toContain('a=my_products');
    expect(last?.text).not.toContain('token=');
  });

  test('mails no codes to ever other addresses from ever other networks of one server', async () => {
    const trialDeps = { ...deps, fingerprintKey: deriveKey(SECRET, 'device-fingerprint') };
    const ask = (ip: string) =>
      askForTrial(trialDeps, { ...asks(), email: 'flooded@mail.test', locale: 'en', ip });
    await deps.limits.take(TRIALS_NEARBY, { nearby: '2001:db8:5::1' }, TRIALS_NEARBY.points);
    expect(await ask('2001:db8:5:77::1')).toMatchObject({ ok: false, error: 'too_many_requests' });
    expect(await shop.queued('trials.code-mail')).toEqual([]);
    expect(await ask('2001:db8:6::1')).toEqual({ ok: true });
  });

  test('says the same to an address that has had its trial, until the code is right', async () => {
    await begin(asks());
    const again = asks(1, { device: 'another-computer-of-dana' });
    expect(await call('trial', again)).toMatchObject({ status: 200, data: { step: 'code' } });
    expect(await call('trial', { ...again, code: '000000x' })).toMatchObject({ error: 'code_wrong' });
    expect(await begin(again)).toMatchObject({ status: 409, error: 'trial_used' });
  });

  test.each([
    ['another computer', { device: 'another-computer-of-dana' }, 'trial_used'],
    ['another address', { email: 'eve@mail.test' }, 'trial_used'],
    ['another product of the line', { pid: '642' }, 'trial_used'],
    ['another line', { pid: '646' }, undefined],
  ])('with %s', async (_, changes, error) => {
    await projectOffer(db, offer('642', 'DVD Creator', { trialDays: 14 }));
    await projectOffer(db, offer('646', 'Blu-ray Ripper', { trialDays: 30, productLine: 'blu-ray' }));
    await begin(asks());
    expect((await begin(asks(1, changes))).error).toBe(error);
    // No account is made for a trial that does not begin.
    expect(await db.$count(members)).toBe(1);
  });

  test('whose answer was lost is answered again, also of many who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(asks())));
    expect(new Set(all.map(({ data }) => data.key))).toHaveProperty('size', 1);
    expect(await db.$count(trials)).toBe(1);
    expect(await db.$count(members)).toBe(1);
    expect(await shop.queued('trials.started-mail')).toHaveLength(1);
  });

  test('of one computer begins once, whoever asks for it at once', async () => {
    const device = 'one-computer-for-all-of-them';
    const all = await Promise.all(Array.from({ length: 10 }, (_, number) => begin(asks(number, { device }))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(licences)).toBe(1);
    expect(await db.$count(members)).toBe(1);
  });

  test('works on the computer that began it only, and ends', async () => {
    const { data } = await begin(asks());
    const { device: _, ...other } = asks(2);
    const elsewhere = { ...other, key: data.key, device: 'another-computer-of-dana' };
    await call('release', { key: data.key, device: asks().device });
    expect(await call('activate', elsewhere)).toMatchObject({ status: 403, error: 'trial_other_device' });
    expect(await call('activate', { ...asks(), key: data.key })).toMatchObject({ status: 200 });
    clock.set(new Date(START.getTime() + 14 * DAY));
    expect(await call('validate', { ...asks(), key: data.key })).toMatchObject({ error: 'licence_expired' });
  });

  test.each([
    ['643', { trialDays: null }],
    ['643', { trialDays: 14, onSale: false }],
    ['999', {}],
  ])('of %s is not offered with %o', async (pid, changes) => {
    await projectOffer(db, offer('643', 'DVD Ripper', changes));
    expect(await call('trial', asks(1, { pid }))).toMatchObject({ status: 422, error: 'trial_not_offered' });
    expect(await begin(asks(1, { pid }))).toMatchObject({ status: 422, error: 'trial_not_offered' });
  });
});

test('a code is for its product, computer and address, and for half an hour at most', async () => {
  const asked = asks();
  const code = codeFor(asked);
  for (const changes of [
    { pid: '646' },
    { device: 'another-computer-of-dana' },
    { email: 'eve@mail.test' },
  ]) {
    expect(await call('trial', { ...asked, ...changes, code })).toMatchObject({ error: 'code_wrong' });
  }
  clock.set(new Date(START.getTime() + 30 * 60_000));
  expect(await call('trial', { ...asked, code })).toMatchObject({ error: 'code_wrong' });
});
