import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STRIPE_API_VERSION } from '../stripe/open-stripe.ts';
import { Refusal } from './refusal.ts';
import type { StripeBooks } from './stripe-books.ts';

/**
 * fails: does nothing and answers 500. loses: does it, but answers 500. breaks: the same, and repeats that answer for the same
 * key. silent: does nothing and never answers. slow: does it, and answers when nobody waits any more.
 */
export type Mood = 'well' | 'fails' | 'loses' | 'breaks' | 'silent' | 'slow';

/** A local server that answers the provider's calls like Stripe's API, from `books`. */
export async function openStripeServer(books: StripeBooks) {
  let mood: Mood = 'well';
  /** Called for each call that is left without an answer. */
  let unanswered = () => {};
  const remembered = new Map<string, { asked: string; answer: { status: number; body: unknown } }>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://stripe.test');
    const fields = method === 'POST' ? new URLSearchParams(await bodyOf(request)) : searchParams;
    const key = headers['idempotency-key'] as string | undefined;
    const asked = `${pathname} ${fields}`;
    const send = ({ status, body }: { status: number; body: unknown }) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (mood === 'silent') return unanswered();
    if (mood === 'fails') return send(BROKEN);
    const known = key === undefined ? undefined : remembered.get(key);
    const answer =
      known?.asked === asked
        ? known.answer
        : known
          ? refusal(400, { type: 'idempotency_error', message: 'the key was used for something else' })
          : headers['stripe-version'] === STRIPE_API_VERSION
            ? answerOf(books, method, pathname, fields)
            : refusal(400, { type: 'invalid_request_error', message: 'these books are of another version' });
    const kept = mood === 'breaks' ? BROKEN : answer;
    if (key !== undefined && !known) remembered.set(key, { asked, answer: kept });
    if (mood === 'slow') return unanswered();
    send(mood === 'loses' ? BROKEN : kept);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: { protocol: 'http' as const, host: '127.0.0.1', port },
    forgetKeys: () => remembered.clear(),
    /** @param told called for each call that is left without an answer */
    be(now: Mood, told = () => {}): void {
      mood = now;
      unanswered = told;
    },
    hangUp: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerOf(books: StripeBooks, method: string, path: string, fields: URLSearchParams) {
  const [, , ...parts] = path.split('/');
  const [resource = '', id, action] = parts[0] === 'checkout' ? parts.slice(1) : parts;
  const get = (name: string) => fields.get(name) ?? '';
  try {
    const body = (() => {
      switch (`${method} ${resource} ${id ? ':id' : ''} ${action ?? ''}`.trim()) {
        case 'POST sessions':
          return books.createSession(fields);
        case 'GET sessions':
          return list(books.sessionsOf(get('payment_intent')));
        case 'GET sessions :id':
          return books.session(id ?? '');
        case 'POST sessions :id expire':
          return books.expireSession(id ?? '');
        case 'POST payment_intents':
          return books.charge(fields);
        case 'GET payment_intents':
          return list(books.intentsOf(get('customer')));
        case 'GET payment_intents :id':
          return books.expandedIntent(id ?? '');
        case 'POST refunds':
          return books.refund(fields);
        case 'GET refunds':
          return list(books.refundsOf(get('payment_intent')));
        case 'GET refunds :id':
          return books.findRefund(id ?? '');
        case 'GET customers :id':
          return books.findCustomer(id ?? '');
        case 'GET payment_methods :id':
          return books.findMethod(id ?? '');
        case 'DELETE customers :id':
          return books.deleteCustomer(id ?? '');
        case 'GET disputes :id':
          return books.findDispute(id ?? '');
        case 'GET balance_transactions':
          return list(books.transactions(fields));
        case 'GET payouts':
          return list(books.payouts(fields));
        case 'GET subscriptions :id':
          return books.billing.find(id ?? '');
        case 'POST subscriptions :id':
          return books.billing.update(id ?? '', fields);
        case 'GET events':
          return list(books.eventsSince(Number(get('created[gte]')), [...fields.entries()]));
        default:
          throw new Refusal(404, {
            type: 'invalid_request_error',
            message: `no such call: ${method} ${path}`,
          });
      }
    })();
    return { status: 200, body: body as unknown };
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.status, error.said);
    throw error;
  }
}

const refusal = (status: number, error: object) => ({ status, body: { error } as unknown });
const BROKEN = refusal(500, { type: 'api_error', message: 'something went wrong on our side' });
const list = (data: readonly object[]) => ({ object: 'list', has_more: false, data });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
