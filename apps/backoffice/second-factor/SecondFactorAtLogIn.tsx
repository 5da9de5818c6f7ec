import { halfIn } from '@spindle/content/staff/second-factor-gate.ts';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Payload } from 'payload';
import { SECOND_FACTOR_PAGE } from '../desk/pages.ts';

/** On the log-in page: sends a user whose password was accepted on to the second step. */
export async function SecondFactorAtLogIn({ payload }: { payload: Payload }) {
  if (await halfIn(payload, await headers())) redirect(`/admin${SECOND_FACTOR_PAGE}`);
  return null;
}
