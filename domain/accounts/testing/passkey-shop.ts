import { beforeEach, expect } from 'vitest';
import { ensureMember } from '../ensure-member.ts';
import { enterWithPasskey } from '../passkeys/enter-with-passkey.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { spentChallenges } from '../tables.ts';
import { cookieHeader, testAccounts, testSender } from './accounts.ts';
import type { softwareAuthenticator } from './authenticator.ts';
import { siteOf } from './passkeys.ts';

export const sender = testSender();
export const refused = { ok: false, error: 'passkey_refused' };
export const unknown = { ok: false, error: 'passkey_unknown' };
export type Answer = ReturnType<ReturnType<typeof softwareAuthenticator>['get']>;
export type Viewer = Awaited<ReturnType<Awaited<ReturnType<typeof passkeyShop>>['logIn']>>;

/** A shop with passkeys; it has no members before each test. */
export async function passkeyShop() {
  const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
  const site = siteOf(deps);
  beforeEach(async () => {
    await forgetLimits();
    await forgetMembers();
    await db.delete(spentChallenges);
  });

  /** A member's session, in a browser of its own. */
  async function logIn(memberId: string) {
    const opened = await openSession(deps, { memberId, way: 'password', sender, isSecondGiven: true });
    if (!opened.ok) return expect.fail(opened.error);
    return viewerOf(opened.cookies);
  }

  async function viewerOf(cookies: readonly string[]) {
    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
    return viewer.kind === 'member' ? viewer : expect.fail('no session');
  }

  return {
    ...{ deps, db, pass, mailTo, forgetLimits, site, logIn, viewerOf },
    email: DEMO_MEMBER.email,
    demoMember: async () => logIn((await seedDemoMember(db)).memberId),
    strangerId: async () =>
      (await ensureMember(db, { email: 'other@example.test', locale: 'en', at: () => new Date() })).memberId,
    enter: (given: Answer, from: typeof sender) => enterWithPasskey(deps, site, { given, sender: from }),
  };
}
