import { beforeEach, expect, it } from 'vitest';
import { findMember, updateMember } from '../queries.ts';
import { seedDemoMember } from '../seed-demo.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { memberCodes } from '../tables.ts';
import { codeIn, demoSession, testAccounts } from '../testing/accounts.ts';
import { giveMemberCode } from './give-member-code.ts';
import { MEMBER_CODE_TRIES } from './member-code.ts';
import { startMemberCode } from './start-member-code.ts';

const { deps, db, clock, pass, mailTo, forgetLimits } = await testAccounts();
await seedDemoMember(db);
let session: Awaited<ReturnType<typeof demoSession>>;
beforeEach(async () => {
  await forgetLimits();
  await db.delete(memberCodes);
  session = await demoSession(deps);
});

async function mailedCode(): Promise<string> {
  await startMemberCode(deps, session.viewer);
  const [mail] = await mailTo(session.viewer.email);
  return codeIn(mail ?? expect.fail('no mail'));
}
const other = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1);

it('is a factor given now, in this session alone, once', async () => {
  const elsewhere = await demoSession(deps);
  pass(60);
  const code = await mailedCode();
  const given = await Promise.all([1, 2, 3].map(() => giveMemberCode(deps, session.viewer, code)));
  expect(given.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readViewer(deps, session.headers)).toMatchObject({ factorAt: clock.now() });
  expect(await readViewer(deps, elsewhere.headers)).toMatchObject({ factorAt: elsewhere.viewer.factorAt });
});

it('proves that the address is the member’s', async () => {
  await updateMember(db, session.viewer.memberId, { emailVerified: false, updatedAt: clock.now() });
  await giveMemberCode(deps, session.viewer, other(await mailedCode()));
  expect(await findMember(db, session.viewer.memberId)).toMatchObject({ emailVerified: false });
  await giveMemberCode(deps, session.viewer, await mailedCode());
  expect(await findMember(db, session.viewer.memberId)).toMatchObject({ emailVerified: true });
});

it('is the same in a second mail while tries are left, and another one once it is spent', async () => {
  const code = await mailedCode();
  const tryOther = () => giveMemberCode(deps, session.viewer, other(code));
  for (let time = 1; time < MEMBER_CODE_TRIES; time++) await tryOther();
  expect(await mailedCode()).toBe(code);
  await tryOther();
  expect(await giveMemberCode(deps, session.viewer, code)).toEqual({ ok: false, error: 'code_spent' });
  const next = await mailedCode();
  expect(next).not.toBe(code);
  expect(await giveMemberCode(deps, session.viewer, code)).toEqual({ ok: false, error: 'code_wrong' });
  expect(await giveMemberCode(deps, session.viewer, next)).toEqual({ ok: true });
});

it('works with its last try after a second mail', async () => {
  const code = await mailedCode();
  for (let time = 1; time < MEMBER_CODE_TRIES; time++)
    await giveMemberCode(deps, session.viewer, other(code));
  await mailedCode();
  expect(await giveMemberCode(deps, session.viewer, code)).toEqual({ ok: true });
});

it('ends after ten minutes, and works until then', async () => {
  const code = await mailedCode();
  pass(9);
  expect(await giveMemberCode(deps, session.viewer, code)).toEqual({ ok: true });
  const next = await mailedCode();
  pass(10);
  expect(await giveMemberCode(deps, session.viewer, next)).toEqual({ ok: false, error: 'code_wrong' });
});

it('stands five tries, also at once, and says when it is spent', async () => {
  const code = await mailedCode();
  const tries = await Promise.all(
    Array.from({ length: 100 }, () => giveMemberCode(deps, session.viewer, other(code))),
  );
  expect(tries.filter((tried) => !tried.ok && tried.error === 'code_wrong')).toHaveLength(MEMBER_CODE_TRIES);
  expect(await giveMemberCode(deps, session.viewer, code)).toEqual({ ok: false, error: 'code_spent' });
  expect(await giveMemberCode(deps, session.viewer, await mailedCode())).toEqual({ ok: true });
});
