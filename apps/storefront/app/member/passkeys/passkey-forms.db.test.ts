import { startAddingPasskey } from '@spindle/domain/accounts/passkeys/start-adding-passkey.ts';
import { startPasskeyProof } from '@spindle/domain/accounts/passkeys/start-passkey-proof.ts';
import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { hasRecentFactor } from '@spindle/domain/accounts/sessions/recent-factor.ts';
import { cookieHeader, demoSession, testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import { softwareAuthenticator } from '@spindle/domain/accounts/testing/authenticator.ts';
import { addTestPasskey, asksForPasskey, siteOf } from '@spindle/domain/accounts/testing/passkeys.ts';
import { turnOnTwoFactor } from '@spindle/domain/accounts/testing/two-factor.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loginAction } from '../login/login-action.ts';
import { loadSecurity } from '../security/load-security.ts';
import { securityAction } from '../security/security-action.ts';

const { deps, db, clock, origin, pass, forgetLimits, forgetMembers } = await testAccounts();
const site = siteOf(deps);
let here: Awaited<ReturnType<typeof demoSession>>;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await seedDemoMember(db);
  here = await demoSession(deps);
});

/** Sends a form of the security section, or of the log-in. */
async function send(section: 'login' | 'security', cookies: readonly string[], fields: object) {
  const context = new RouterContextProvider();
  const services = { db, clock, accounts: deps, config: { cookies: deps.cookies }, content: {}, log: {} };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = {
    ...{ page: { prefix: '', origin }, locale: 'en', ip: '192.0.2.1', country: undefined },
    viewer: async () => here.viewer,
  };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const url = new URL(`${origin}/member?a=${section}&back=%2Fdvd-ripper`);
  const request = new Request(url, { method: 'POST', headers: { cookie: cookieHeader(cookies) } });
  return section === 'login'
    ? loginAction(form, context, url, request)
    : securityAction(form, context, request);
}

const goesTo = (answer: Awaited<ReturnType<typeof send>>) =>
  answer instanceof Response ? answer.headers.get('location') : expect.fail(JSON.stringify(answer.data));
const problemOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer instanceof Response ? expect.fail('no refusal') : answer.data.reply;
const shown = () => loadSecurity(deps, here.viewer, { locale: 'en', url: new URL(`${origin}/member`) });

test('the section adds a passkey, gives it a name, and removes it', async () => {
  const asked = await startAddingPasskey(deps, site, here.viewer, undefined);
  if (!asked.ok) return expect.fail(asked.error);
  const credential = JSON.stringify(softwareAuthenticator(site).create(asked.options));
  const junk = await send('security', asked.cookies, { step: 'passkey-add', credential: '{}' });
  expect(problemOf(junk)).toMatchObject({ problem: 'passkey_refused', values: { step: 'passkey-add' } });
  const added = await send('security', asked.cookies, { step: 'passkey-add', credential });
  expect(goesTo(added)).toBe(`${origin}/member?a=security&done=passkey-added`);
  const [passkey] = (await shown()).passkeys ?? [];
  expect(passkey).toMatchObject({ isSynced: true, used: undefined, made: expect.any(String) });

  const id = passkey?.id ?? '';
  const rename = (name: string) => send('security', [], { step: 'passkey-rename', passkey: id, name });
  expect(problemOf(await rename(' '))).toMatchObject({ fields: { name: 'field_required' } });
  expect(problemOf(await rename('a\u0007'))).toMatchObject({ fields: { name: 'invalid_input' } });
  expect(goesTo(await rename(' Phone '))).toContain('done=passkey-renamed');
  expect((await shown()).passkeys).toMatchObject([{ name: 'Phone' }]);
  const removed = await send('security', [], { step: 'passkey-remove', passkey: id });
  expect(goesTo(removed)).toContain('done=passkey-removed');
  expect((await shown()).passkeys).toEqual([]);
});

test('a passkey proves who is there, for what a browser left open must not do', async () => {
  const { authenticator, id } = await addTestPasskey(deps, here.viewer);
  pass(20);
  const late = await send('security', [], { step: 'passkey-remove', passkey: id });
  expect(goesTo(late)).toBe(`${origin}/member?a=security&done=confirm`);
  expect(await shown()).toMatchObject({ confirmed: false, hasPasskeys: true, passkeys: [{ id }] });
  const { options, cookies } = await startPasskeyProof(deps, site, here.viewer, undefined);
  const credential = JSON.stringify(authenticator.get(options));
  const elsewhere = await send('security', [], { step: 'passkey-prove', credential });
  expect(problemOf(elsewhere)).toMatchObject({ problem: 'passkey_refused' });
  expect(problemOf(elsewhere)?.values).not.toHaveProperty('credential');
  const proved = await send('security', cookies, { step: 'passkey-prove', credential });
  expect(goesTo(proved)).toBe(`${origin}/member?a=security`);
  const viewer = await readViewer(deps, here.headers);
  expect(viewer.kind === 'member' && hasRecentFactor(clock, viewer)).toBe(true);
});

test('the log-in takes one and goes where the visitor wanted, or on to the second step', async () => {
  const { authenticator } = await addTestPasskey(deps, here.viewer);
  const enter = async (isVerified: boolean) => {
    const { options, sender } = await asksForPasskey(deps);
    const credential = JSON.stringify(authenticator.get(options, { isVerified }));
    const cookies = sender.cookieHeader?.split('; ') ?? [];
    return send('login', cookies, { step: 'passkey', credential });
  };
  expect(goesTo(await enter(true))).toBe(`${origin}/dvd-ripper`);
  await turnOnTwoFactor(deps, here.viewer);
  expect(goesTo(await enter(true))).toBe(`${origin}/dvd-ripper`);
  expect(goesTo(await enter(false))).toContain('a=second_factor');
  const junk = await send('login', [], { step: 'passkey', credential: 'no JSON' });
  expect(problemOf(junk)).toMatchObject({ problem: 'passkey_refused' });
});
