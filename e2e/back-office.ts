import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { backoffice } from './addresses.ts';
import { staff } from './shop.ts';

interface Account {
  email: string;
  password: string;
}

/** Signs somebody in for calls. @returns the headers for their calls */
export async function signIn(
  request: APIRequestContext,
  account: Account = staff,
): Promise<Record<string, string>> {
  const response = await request.post(`${backoffice}/api/staff/login`, { data: account });
  expect(response.ok(), await response.text()).toBe(true);
  const { token } = (await response.json()) as { token: string };
  return { authorization: `JWT ${token}` };
}

/** Signs somebody in to a browser. */
export async function signInTo(page: Page, account?: Account): Promise<void> {
  const { authorization = '' } = await signIn(page.request, account);
  const value = authorization.slice('JWT '.length);
  await page.context().addCookies([{ name: 'payload-token', value, url: backoffice }]);
}

/** Calls of the back office as somebody who has signed in; each returns the answer. */
export function deskOf(request: APIRequestContext, headers: Record<string, string>) {
  const call = async (method: string, path: string, data?: object) => {
    // A journey may pause for longer than the back office keeps an idle connection.
    const response = await request.fetch(`${backoffice}/api/${path}`, {
      ...{ method, headers, data },
      maxRetries: 1,
    });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    /** The document with this slug. */
    async find(collection: string, slug: string, locale = 'en') {
      const where = `where[slug][equals]=${slug}&depth=0&draft=true&locale=${locale}`;
      const { docs } = (await call('GET', `${collection}?${where}`)) as { docs: Document[] };
      const [document] = docs;
      if (!document) throw new Error(`the demo shop has no ${slug} among ${collection}`);
      return document;
    },
    async publish(path: string, fields: object, locale = 'en') {
      await call('PATCH', `${path}?locale=${locale}`, { _status: 'published', ...fields });
    },
    call,
  };
}

export interface Document {
  id: number;
  title: string;
  [field: string]: unknown;
}
