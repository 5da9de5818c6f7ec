import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_SHOP_NAME } from './shop-name.ts';

const ROOT = join(import.meta.dirname, '..');

/** Code whose text may be seen by people who visit, buy from or work in a shop. */
const READ = ['apps', 'content', 'domain', 'i18n', 'platform', 'tracking'];

/** Not written for a particular shop, or part of the demo: its texts, its products and samples of them. */
const LEFT_OUT = [
  ...[/(^|\/)(node_modules|build|dist|\.\w+)(\/|$)/, /\.test\.tsx?$/, /(^|\/)testing\//, /-for-test\.tsx?$/],
  ...[
    /^content\/demo\//,
    /^content\/migrations\//,
    /\/demo(-\w+)?\.ts$/,
    /^content\/blocks\/sample-parts\.ts$/,
  ],
  /^domain\/seller\/seed-demo-seller\.ts$/,
];

/** Where the word is not the shop's name, or is its default. */
const MEANT: Readonly<Record<string, string>> = {
  'platform/shop-name.ts': 'what the demo is called',
  'domain/webhooks/deliver-webhook.ts': 'the program, as other programs know it',
  'apps/storefront/app/ui/BoxArt.tsx': 'a spindle, drawn',
};

/** Comments are not shown to anybody in a shop. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = relative(ROOT, join(entry.parentPath, entry.name));
    if (LEFT_OUT.some((pattern) => pattern.test(path))) return [];
    return entry.isDirectory()
      ? filesBelow(path)
      : /\.(tsx?|css|html|svg|webmanifest)$/.test(path)
        ? [path]
        : [];
  });
}

test('a shop of another name has to change no code: its name stands in the settings alone', () => {
  // In lower case it names packages and cookies.
  const name = new RegExp(`\\b(?:${DEMO_SHOP_NAME}|${DEMO_SHOP_NAME.toUpperCase()})\\b`);
  const named = READ.flatMap(filesBelow).filter((path) =>
    name.test(readFileSync(join(ROOT, path), 'utf8').replace(COMMENTS, '')),
  );
  expect(named.toSorted()).toEqual(Object.keys(MEANT).toSorted());
});
