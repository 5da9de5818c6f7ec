import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonErrors, type ErrorCatalogue, methodErrors } from './backend-api/envelope.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('errors.ts') && !file.includes('node_modules'),
);

test('each cscode stands for one error, in all modules', async () => {
  const modules: Record<string, ErrorCatalogue>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `./${file}`)),
  );
  const errors = [commonErrors, methodErrors, ...modules.flatMap((module) => Object.values(module))].flatMap(
    (catalogue) => Object.entries(catalogue),
  );
  const byNumber = new Map<number, Set<string>>();
  for (const [code, { cscode }] of errors) {
    byNumber.set(cscode, (byNumber.get(cscode) ?? new Set()).add(code));
  }
  expect(modules.length).toBeGreaterThan(2);
  expect([...byNumber].filter(([, codes]) => codes.size > 1)).toEqual([]);
});
