import { type APIRequestContext, expect } from '@playwright/test';
import { backoffice, storefront } from '../addresses.ts';
import { signIn } from '../back-office.ts';
import { mailTo, newAddress } from '../shop.ts';

export const password = 'a short sentence';

/** A new member for the test, registered by calls; the request's cookies are logged in. @returns the address */
export async function newMember(request: APIRequestContext): Promise<string> {
  return (await register(request)).email;
}

/** A member whom staff have blocked, and who is logged in nowhere. @returns the address */
export async function blockedMember(request: APIRequestContext): Promise<string> {
  const { email, uid } = await register(request);
  await block(request, uid);
  return email;
}

/** Blocks a member as staff do. */
export async function block(request: APIRequestContext, uid: string): Promise<void> {
  const answer = await request.post(`${backoffice}/desk/block-member`, {
    headers: { ...(await signIn(request)), origin: backoffice },
    form: { member: uid, change: 'block', reason: 'Ticket 7' },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toContain('done=blocked');
}

/** Registers a new member by calls; the request's cookies are logged in. */
export async function register(request: APIRequestContext): Promise<{ email: string; uid: string }> {
  const email = newAddress();
  const call = async (step: string, data: object) => {
    const options = { data: { email, ...data }, headers: { origin: storefront } };
    const answer = await request.post(`/backend/api/auth/register/${step}`, options);
    expect(answer).toBeOK();
    return (await answer.json()) as { data: { uid: string } };
  };
  await call('per', {});
  const { text } = await mailTo(request, email, /is your code/);
  const { data } = await call('complete', { code: text.match(/\b\d{6}\b/)?.[0], password });
  return { email, uid: data.uid };
}
