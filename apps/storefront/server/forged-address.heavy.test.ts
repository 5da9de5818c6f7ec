import { DEMO_MEMBER } from '@spindle/domain/accounts/seed-demo.ts';
import { LOGIN_RISK } from '@spindle/domain/captcha/thresholds.ts';
import { SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { afterAll, expect, test } from 'vitest';
import { builtStorefront, endStorefronts, startBuilt } from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

/* Guesses are counted by the address of the connection, whatever the request's headers claim. */

const { url } = await stockedDatabase();
const build = await builtStorefront();
afterAll(endStorefronts);

async function guesses(settings: Record<string, string>): Promise<string[]> {
  const shop = await startBuilt(build, { DATABASE_URL: url, SECRET, JOBS: 'off', ...settings });
  const answers: string[] = [];
  for (let guess = 0; guess <= LOGIN_RISK.byAccountAndNetwork.points; guess += 1) {
    const forged = `198.51.${guess}.77`;
    const answer = await fetch(`${shop.origin}/backend/api/auth/login`, {
      method: 'POST',
      headers: {
        ...{ origin: shop.origin, 'content-type': 'application/json' },
        ...{ 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` },
      },
      body: JSON.stringify({ email: DEMO_MEMBER.email, password: `guess ${guess}` }),
    });
    answers.push(((await answer.json()) as { error: string }).error);
  }
  await shop.stop();
  return answers;
}

test('an address that they make up starts no new count; one that a trusted proxy tells does', async () => {
  const wrong = Array(LOGIN_RISK.byAccountAndNetwork.points).fill('bad_credentials');
  expect(await guesses({ TRUST_PROXY: '1' })).toEqual([...wrong, 'bad_credentials']);
  expect(await guesses({})).toEqual([...wrong, 'captcha_wanted']);
});
