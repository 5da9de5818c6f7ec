import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { REVERT_DAYS } from '../address/address-code.ts';
import { completeAddressChange } from '../address/complete-address-change.ts';
import { startAddressChange } from '../address/start-address-change.ts';
import { ensureMember } from '../ensure-member.ts';
import { erasedAddress } from '../erased-address.ts';
import { importMembers } from '../import-members.ts';
import { members } from '../tables.ts';
import { codeIn, cookieHeader, testAccounts, testSender } from '../testing/accounts.ts';
import { knownDeviceOf } from './member-devices.ts';
import { openSession } from './open-session.ts';
import { readViewer } from './read-viewer.ts';

const { deps, db, clock, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const email = 'handed-on@example.test';
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
});

const begin = async (address: string) => {
  const begun = await ensureMember(db, { email: address, locale: 'en', at: () => clock.now() });
  return begun.memberId;
};

/** Logs a member in. @returns the cookies of their browser */
async function open(memberId: string, browser?: string): Promise<string> {
  const sender = testSender({ cookieHeader: browser });
  const { cookies } = await openSession(deps, { memberId, way: 'mailed_link', sender });
  return cookieHeader(cookies);
}

/** Gives the account that is logged in there another address. @returns the cookies that this sets */
async function moveTo(address: string, browser: string): Promise<string> {
  const viewer = await readViewer(deps, new Headers({ cookie: browser }));
  if (viewer.kind !== 'member') return expect.fail('no session');
  expect(await startAddressChange(deps, viewer, { email: address })).toEqual({ ok: true });
  const [mail] = await mailTo(address);
  const given = { email: address, code: codeIn(mail ?? expect.fail('no mail')), cookieHeader: browser };
  const moved = await completeAddressChange(deps, viewer, given);
  return moved.ok ? cookieHeader(moved.cookies) : expect.fail(moved.error);
}

const known = (browser: string, address = email) => knownDeviceOf(deps, browser, address);
const newDevices = async () =>
  (await mailTo(email)).filter(({ subject }) => subject.startsWith('New log-in')).length;

test('a browser is known to an account from its first moment on, and to one that moves from the move on', async () => {
  const browser = await open(await begin(email));
  expect(await known(browser)).toBeDefined();
  const moved = await moveTo('moved@example.test', browser);
  expect(await known(moved, 'moved@example.test')).toBeDefined();
});

/** How an account comes to an address that another one has given up. */
const NEXT = {
  begins: () => begin(email),
  'is brought from another shop, where it is older': async () => {
    const [id, createdAt] = ['00000000-0000-4000-8000-000000000000', new Date('2020-01-01')];
    const profile = { name: '', locale: 'en', country: null } as const;
    await importMembers(db, [{ id, email, emailVerified: true, ...profile, createdAt }], clock.now());
    return id;
  },
  'moves there': async () => {
    pass((REVERT_DAYS + 1) * 24 * 60);
    const memberId = await begin('other@example.test');
    await moveTo(email, await open(memberId));
    return memberId;
  },
} as const;

test.each(Object.entries(NEXT))(
  'a browser that was known to who had the address before is new to an account that %s',
  async (_how, next) => {
    const browser = await open(await begin(email));
    expect(await known(browser)).toBeDefined();
    pass(1);
    await moveTo('moved@example.test', browser);
    pass(1);
    const memberId = await next();
    expect(await known(browser)).toBeUndefined();
    const told = await newDevices();
    pass(1);
    const again = await open(memberId, browser);
    expect(await newDevices()).toBe(told + 1);
    expect(await known(again)).toBeDefined();
  },
);

test('so it is to an account that begins with the address of a member who was erased', async () => {
  const memberId = await begin(email);
  const browser = await open(memberId);
  await db
    .update(members)
    .set({ email: erasedAddress(memberId) })
    .where(eq(members.id, memberId));
  pass(1);
  await begin(email);
  expect(await known(browser)).toBeUndefined();
});
