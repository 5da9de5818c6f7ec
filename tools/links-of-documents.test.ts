import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const documents = globSync(
  '{*,docs/**/*,deploy/*,{apps,content,domain,i18n,platform,sdk,tracking,bench,e2e}/**/README}.md',
  {
    cwd: ROOT,
    exclude: (path) => /node_modules/.test(path),
  },
);

test('links of documents, and what they show, lead to files that are there', () => {
  const links = documents.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => [document, target] as const),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter(([document, target]) => !existsSync(join(ROOT, dirname(document), target)))).toEqual(
    [],
  );
});

test('how-tos name files that are there, but for those that their reader makes', () => {
  const made = /quote|Quote|partners|newsletter|invoice-provider|\.nl\.|[<*…]/;
  const folders = [
    '',
    'docs/how-to',
    'apps/storefront',
    'content',
    'domain',
    'domain/payments',
    'apps/storefront/server/testing',
  ];
  const named = globSync('docs/how-to/*.md', { cwd: ROOT }).flatMap((document) =>
    [
      ...readFileSync(join(ROOT, document), 'utf8').matchAll(
        /`([\w.][\w./-]*\/[\w.-]+\.(?:tsx?|md|mjs|sh|json|css))`/g,
      ),
    ].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = (name: string) => folders.some((folder) => existsSync(join(ROOT, folder, name)));
  expect(named.filter((name) => !made.test(name) && !isThere(name))).toEqual([]);
});

test('comments and documents name files of ours that are there', () => {
  const places =
    '{apps,bench,content,deploy,docs,domain,e2e,i18n,launcher,platform,sdk,tools,tracking}/**/*.*';
  const options = { cwd: ROOT, exclude: (path: string) => /node_modules|\/(?:build|\.next)$/.test(path) };
  const files = globSync([places, '*.*'], options);
  // How-tos name files that their reader creates, and migrations stay as they were released.
  const read = files.filter(
    (file) =>
      /\.(?:[cm]?tsx?|mjs|css|md|conf|service|cpp|h|ya?ml)$/.test(file) &&
      !/^(?:docs\/how-to|content\/(?:migrations|demo\/texts))\//.test(file),
  );
  const commentLine = /^\s*(?:\/\/|\/?\*|#|\{\/\*)/;
  const named = read.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => file.endsWith('.md') || commentLine.test(line))
      .flatMap((line) => [
        ...line.matchAll(/(?<![\w./@<*-])(\w[\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|md|mjs|cjs|css|spec))(?![\w*/])/g),
      ])
      .map(([, name = '']) => [file, name] as const),
  );
  expect(named.length).toBeGreaterThan(500);
  // Files may be named by the end of their path.
  const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  expect(named.filter(([, name]) => !isThere(name))).toEqual([]);
});
