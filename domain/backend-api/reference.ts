import type { OpenAPIHono } from '@hono/zod-openapi';
import { CALLERS_KEY, type Caller } from './callers.ts';
import type { BackendEnv } from './envelope.ts';

/** Whom a call is for, as a reader of the reference wants to know it. */
const CALLER_WORDS: Readonly<Record<Caller, string>> = {
  page: 'a page of the shop (its Origin; a form with its token)',
  program: 'a program (no Origin needed, cookies are ignored)',
  provider: 'a provider (by its signature)',
};

/** What is promised to programs that nobody can change any more. */
const TAGS = [
  {
    name: 'licence',
    description:
      'Version 1 of the public API for desktop applications. Within a version an answer may get new fields and a call new optional ones. Whatever would break a program comes as `/licence/v2/…`, beside this one.',
  },
];

/** The OpenAPI 3.1 document of all calls. */
export function reference(app: OpenAPIHono<BackendEnv>) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Spindle backend',
      version: '1',
      description:
        'Every answer is an envelope: cscode 0 is success; 10010 means no session, 85641 a session that has ended. Writes take JSON or forms; a form carries csrf_token. Each call says whom it is for, to programs in x-callers. What is tried here is sent with your own log-in, if you have one.',
    },
    servers: [{ url: '/backend' }],
    tags: TAGS,
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, path.post]) {
      if (operation) operation.description = described(operation);
    }
  }
  return document;
}

function described(operation: {
  description?: string | undefined;
  [CALLERS_KEY]?: readonly Caller[];
}): string {
  const callers = operation[CALLERS_KEY] ?? ['page'];
  const calledBy = `Called by ${callers.map((caller) => CALLER_WORDS[caller]).join('; ')}.`;
  return [operation.description, calledBy].filter(Boolean).join('\n\n');
}
