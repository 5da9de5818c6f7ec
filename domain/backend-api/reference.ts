import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Locale } from '@spindle/platform/locales.ts';
import { CALLERS_KEY, type Caller } from './callers.ts';
import type { BackendEnv } from './envelope.ts';

/** Who may make a call, in words for readers of the reference. */
const CALLER_WORDS: Readonly<Record<Caller, string>> = {
  page: 'a page of the shop (its Origin; a form with its token)',
  program: 'a program (no Origin needed, cookies are ignored)',
  provider: 'a provider (by its signature)',
};

/** The calls promised to programs that can't be updated any more. */
const TAGS = [
  {
    name: 'licence',
    description:
      'Version 1 of the public API for desktop applications. Within a version an answer may get new fields and a call new optional ones. Whatever would break a program comes as `/licence/v2/…`, beside this one.',
  },
];

/** Parameters of every call whose answer has text (spec §7); a write may carry them in its body as well. */
const LANGUAGE = [
  {
    name: 'locale',
    description: 'The language of the answer. Where it names none of the shop’s, `lang` does.',
  },
  { name: 'lang', description: 'Its other name.' },
];

/** The OpenAPI 3.1 document of all calls. @param shop its name, and its languages, the default one first */
export function reference(
  app: OpenAPIHono<BackendEnv>,
  { shopName, locales }: { shopName: string; locales: readonly Locale[] },
) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${shopName} backend`,
      version: '1',
      description:
        'Every answer is an envelope: cscode 0 is success; 10010 means no session, 85641 a session that has ended. Writes take JSON or forms; a form carries csrf_token. Each call says whom it is for, to programs in x-callers. The session goes by cookie, the language by locale and lang. What is tried here is sent with your own log-in, if you have one.',
    },
    servers: [{ url: '/backend' }],
    tags: TAGS,
  });
  const schema = { type: 'string' as const, enum: [...locales] };
  const language = LANGUAGE.map((parameter) => ({ ...parameter, in: 'query' as const, schema }));
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, path.post]) {
      if (!operation) continue;
      operation.description = described(operation);
      if (!callersOf(operation).includes('provider')) {
        operation.parameters = [...(operation.parameters ?? []), ...language];
      }
      const body = operation.requestBody;
      if (body && 'content' in body) body.required = Object.values(body.content).some(asksForSomething);
    }
  }
  return document;
}

interface Operation {
  description?: string | undefined;
  [CALLERS_KEY]?: readonly Caller[];
}

const callersOf = (operation: Operation) => operation[CALLERS_KEY] ?? ['page'];

/** Whether a body has required fields: without any, nothing has to be sent. */
const asksForSomething = ({ schema }: { schema?: object }) =>
  schema !== undefined &&
  'required' in schema &&
  Array.isArray(schema.required) &&
  schema.required.length > 0;

function described(operation: Operation): string {
  const calledBy = `Called by ${callersOf(operation)
    .map((caller) => CALLER_WORDS[caller])
    .join('; ')}.`;
  return [operation.description, calledBy].filter(Boolean).join('\n\n');
}
