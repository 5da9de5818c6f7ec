import { expect, test } from 'vitest';
import { pictureAnswer } from '../../captcha/testing/answers.ts';
import { ensureMember } from '../ensure-member.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { testAccounts, testSender } from '../testing/accounts.ts';
import { logIn } from './log-in.ts';

// A heavy test because it needs the real work of a hash, which tests on databases leave out.
const { deps, db } = await testAccounts();
await seedDemoMember(db);
const { email } = DEMO_MEMBER;

test('a log-in takes as long for an unknown address, and for a guest without a password, as for a wrong password', async () => {
  await ensureMember(db, { email: 'guest@example.com', locale: 'en', at: () => new Date() });
  const times: Record<string, number[]> = {
    [email]: [],
    'nobody@example.com': [],
    'guest@example.com': [],
  };
  const own = testSender({ ip: '192.0.2.10' });
  for (let round = 0; round < 5; round++) {
    for (const address of Object.keys(times)) {
      // The work, which other processes do not change as they change the time.
      const captcha = pictureAnswer(deps, 'login');
      const start = process.cpuUsage();
      const answer = await logIn(deps, { email: address, password: 'wrong', sender: own, captcha });
      const { user, system } = process.cpuUsage(start);
      times[address]?.push(user + system);
      expect(answer).toEqual({ ok: false, error: 'bad_credentials' });
    }
  }
  // What else the process does meanwhile only adds.
  const [wrong = 0, ...others] = Object.values(times).map((list) => Math.min(...list));
  for (const other of others) {
    expect(other / wrong).toBeGreaterThan(0.5);
    expect(other / wrong).toBeLessThan(2);
  }
});
