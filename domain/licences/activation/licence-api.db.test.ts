import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';

const { calls } = await testCommerce();
const version1: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'licence-api-v1.json'), 'utf8'));

interface Operation {
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { description: string; content: Record<string, object> }>;
}
interface Reference {
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, object> };
  tags: { name: string; description: string }[];
}

/** Request and responses of an operation; failures by their codes only, since they all have one shape. */
function said(operation: Operation | undefined) {
  const { requestBody, responses } = operation ?? expect.fail('neither GET nor POST');
  return {
    request: requestBody?.content['application/json'],
    answer: responses[200]?.content['application/json'],
    failures: Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => `${status}: ${description}`),
  };
}

// Programs that were sold use this API for years. New fields of answers and new optional fields of calls are added to the file;
// removing or changing a field, or making one required, needs a `/licence/v2/`.
test('the licence API of version 1 is the one that was published', async () => {
  const { paths, components, tags } = (await (await calls.request('/openapi.json')).json()) as Reference;
  expect(tags).toMatchObject([{ name: 'licence', description: expect.stringContaining('Version 1') }]);
  const published = {
    calls: Object.fromEntries(
      Object.entries(paths)
        .filter(([path]) => path.startsWith('/licence/'))
        .map(([path, { get, post }]) => [path, said(get ?? post)]),
    ),
    schemas: { Activation: components.schemas.Activation, OfflineFile: components.schemas.OfflineFile },
  };
  expect(JSON.parse(JSON.stringify(published))).toEqual(version1);
});
