import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { storefront } from './addresses.ts';

/** The demo shop's accounts. */
export const member = { email: 'demo@spindle.test', password: 'spindle-demo' };
export const staff = { email: 'staff@spindle.test', password: 'spindle-staff' };

/** Test cards of the sandbox's payment page. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  authentication: '4000 0025 0000 3155',
} as const;

export const LICENCE_KEY = /\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}\b/;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An address nobody has used before. */
export function newAddress(): string {
  return `buyer-${randomUUID().slice(0, 8)}@example.test`;
}

/** Mails sent to an address so far. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get(`${storefront}/dev/mailbox.json`, { params: { to } });
  expect(response.ok()).toBe(true);
  return (await response.json()) as Mail[];
}

/**
 * How long a mail may take, in ms: a mail job whose process died is noticed by its missing heartbeat, and retried after a
 * pause.
 */
const MAILED_WITHIN = 180_000;

/** Waits for the first mail to an address whose subject matches. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { intervals: [100], timeout: MAILED_WITHIN },
    )
    .toBeDefined();
  return found as Mail;
}

/** The link with a token in a mail. */
export const linkIn = ({ text }: Pick<Mail, 'text'>): string => text.match(/http\S+token=\S+/)?.[0] ?? '';

/** Collects the errors that a page reports while it is used; a test ends by expecting none. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
