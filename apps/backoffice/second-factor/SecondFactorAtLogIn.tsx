import { halfIn } from '@spindle/content/staff/second-factor-gate.ts';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { typedFields } from '../desk/forms/typed-fields.ts';
import { secondStep } from './second-step.ts';

/** On the log-in page: sends a user whose password was accepted on to the second step. */
export async function SecondFactorAtLogIn({
  payload,
  searchParams,
}: Pick<AdminViewServerProps, 'payload' | 'searchParams'>) {
  if (await halfIn(payload, await headers())) redirect(secondStep(typedFields(searchParams).redirect));
  return null;
}
