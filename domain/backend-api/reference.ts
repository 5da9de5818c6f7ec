import type { OpenAPIHono } from '@hono/zod-openapi';
import type { BackendEnv } from './envelope.ts';

export type Reference = ReturnType<typeof reference>;

/** The OpenAPI 3.1 document of all calls. */
export function reference(app: OpenAPIHono<BackendEnv>) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Spindle backend',
      version: '1',
      description:
        'Every answer is an envelope: cscode 0 is success; 10010 means no session, 85641 a session that has ended. Writes take JSON or forms; a form carries csrf_token. x-callers says whom a call is for.',
    },
    servers: [{ url: '/backend' }],
  });
}
