import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rateLimits } from '../backend-api/tables.ts';
import { mayMail, takeMail } from './may-mail.ts';
import { testAccounts } from './testing/accounts.ts';

const { deps, db } = await testAccounts();
const mails = {
  anHour: { name: 'test-mails', points: 3, seconds: 3600 },
  afterThat: { name: 'test-after', points: 1, seconds: 600 },
};
const ask = (email: string) => mayMail(deps.limits, mails, email);

it('allows those of the hour and one more, also at once, for each address', async () => {
  const asked = await Promise.all(Array.from({ length: 100 }, () => ask('a@example.com')));
  expect(asked.filter(Boolean)).toHaveLength(4);
  expect(await ask('b@example.com')).toBe(true);
});

it('allows one more when a while has passed', async () => {
  for (let mail = 0; mail < 4; mail++) expect(await ask('c@example.com')).toBe(true);
  await db.delete(rateLimits).where(like(rateLimits.key, 'test-after:%'));
  expect(await ask('c@example.com')).toBe(true);
  expect(await ask('c@example.com')).toBe(false);
});

it('says when the next one may go', async () => {
  for (let mail = 0; mail < 4; mail++) await takeMail(deps.limits, mails, 'd@example.com');
  const { retryAfter } = (await takeMail(deps.limits, mails, 'd@example.com')) as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(600);
});
