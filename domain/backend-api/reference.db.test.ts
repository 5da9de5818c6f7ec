import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openCommerce } from '../checkout/testing/commerce.ts';

interface Operation {
  'x-callers': string[];
  'x-acting'?: true;
  parameters?: { name: string; required?: boolean; schema: { enum?: string[] } }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { description: string; content?: object }>;
}

const { url } = await testDatabase();
const shop = await openCommerce(url);
afterAll(() => shop.close());

const answer = await shop.calls.request('/openapi.json');
const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, operation })),
);
const find = (name: string) =>
  operations.find((each) => each.name === name)?.operation ?? expect.fail(`no ${name}`);

test('there are calls to look at', () => {
  expect(operations.length).toBeGreaterThan(60);
});

describe.each(operations)('$name', ({ method, operation }) => {
  const { 'x-callers': callers, 'x-acting': acting, parameters = [], requestBody, responses } = operation;
  const codes = Object.values(responses).flatMap(({ description }) =>
    description.split(', ').map((line) => line.split(' ')[1]),
  );

  test('lists what any call of its kind can answer, each once', () => {
    const isForPages = callers.every((caller) => caller === 'page');
    expect(codes).toEqual(expect.arrayContaining(['server_error', 'unavailable']));
    if (method === 'post') expect(codes).toContain('body_too_large');
    if (method === 'post' && isForPages)
      expect(codes).toEqual(expect.arrayContaining(['forbidden_origin', 'invalid_input']));
    if (isForPages && !acting) expect(codes).toContain('acting_refused');
    for (const [status, { description }] of Object.entries(responses)) {
      const lines = description.split(', ');
      if (status >= '400') expect(lines).toEqual([...new Set(lines)]);
    }
  });

  test('says that it takes a language, and what has to be sent', () => {
    const languages = parameters.filter(({ name }) => name === 'locale' || name === 'lang');
    expect(languages).toHaveLength(callers.includes('provider') ? 0 : 2);
    for (const { schema } of languages) expect(schema.enum).toContain('en');
    const wanted = Object.values(requestBody?.content ?? {}).some(({ schema }) => schema.required?.length);
    expect(requestBody?.required ?? false).toBe(wanted);
  });
});

test('what is needed is marked so, numbers too', () => {
  const { parameters = [] } = find('get /seccode');
  expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'session',
    'timestamp',
  ]);
  const { requestBody } = find('post /article/product/subscribe/switch_sub');
  expect(requestBody?.content['application/json']?.schema.required).toEqual([
    'subscription_id',
    'to',
    'price',
    'total',
  ]);
});
