import { type APIRequestContext, expect } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { mailTo, newAddress } from '../shop.ts';

export const password = 'a short sentence';

/** A member of the test's own, registered over the calls; whose cookies these are is logged in. */
export async function newMember(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const call = async (step: string, data: object) => {
    const options = { data: { email, ...data }, headers: { origin: storefront } };
    expect(await request.post(`/backend/api/auth/register/${step}`, options)).toBeOK();
  };
  await call('per', {});
  const { text } = await mailTo(request, email, /is your code/);
  await call('complete', { code: text.match(/\b\d{6}\b/)?.[0], password });
  return email;
}
