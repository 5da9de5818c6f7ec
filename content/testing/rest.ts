import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { afterAll } from 'vitest';
import { contentConfig } from '../payload/payload-config.ts';
import type { Role } from '../staff/access.ts';
import { contentSettings, testLog } from './test-content.ts';

/** Calls a path below `/api` with an object as JSON, a text sent as JSON, a form, or bytes of a type. */
export type Rest = (
  method: string,
  path: string,
  data?: object | string | FormData | Blob,
) => Promise<Response>;

export interface OpenRest {
  payload: Payload;
  /** Calls as somebody who is not logged in. */
  rest: Rest;
  /** @returns calls with the token of a session */
  as(token: string): Rest;
  /** @returns calls as a new member of staff */
  hire(role: Role): Promise<Rest>;
}

/** The content system with its REST calls, closed at the end of the test file. */
export async function openRest(databaseUrl: string, log = testLog): Promise<OpenRest> {
  const settings = contentSettings(databaseUrl);
  const hooks = { onProductChange: async () => {} };
  const config = await contentConfig({ config: settings, log, hooks, times: TEST_TIMES });
  // Payload keeps its instances by key, and other test files may have opened one.
  const payload = await getPayload({ config, key: databaseUrl });
  afterAll(async () => {
    await payload.destroy();
    await payload.db.pool.end();
  });
  const asWhom =
    (headers: Record<string, string>): Rest =>
    (method, path, data) => {
      const request = new Request(`${settings.origins.backoffice}/api${path}`, {
        method,
        headers: { ...(!hasType(data) && { 'content-type': 'application/json' }), ...headers },
        ...(data !== undefined && { body: bodyOf(data) }),
      });
      return handleEndpoints({ config, request, payloadInstanceCacheKey: databaseUrl });
    };
  const as = (token: string) => asWhom({ authorization: `JWT ${token}` });
  let hired = 0;
  return {
    payload,
    rest: asWhom({}),
    as,
    async hire(role) {
      hired += 1;
      const given = { email: `${role}-${hired}@example.test`, password: 'correct horse battery' };
      await payload.create({ collection: 'staff', data: { ...given, role } });
      const { token } = await payload.login({ collection: 'staff', data: given });
      return as(token ?? '');
    },
  };
}

const hasType = (data: unknown) => data instanceof FormData || data instanceof Blob;

const bodyOf = (data: object | string | FormData | Blob) =>
  typeof data === 'string' || data instanceof FormData || data instanceof Blob ? data : JSON.stringify(data);
