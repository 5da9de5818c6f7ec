import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * What staff read stands in i18n/, in five languages. These tests look for sentences and labels that stand in the code instead.
 */

const ROOT = join(import.meta.dirname, '../..');

/** Files with texts that staff do not read: tests, content of the demo shop and of samples, tables, what visitors are served. */
const ELSEWHERE =
  /(?:\.test\.tsx?|(?:^|\/)(?:testing|demo|migrations|node_modules|\.next)\/.*|\/(?:demo[-\w]*|samples|sample-parts|picture)\.ts|^content\/(?:reading|search|figures)\/.*)$/;

async function sources(folder: string, ending: RegExp): Promise<string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name}`)
    .filter((name) => ending.test(name) && !ELSEWHERE.test(name));
}

async function walk(name: string, visit: (node: ts.Node) => void): Promise<void> {
  const text = await readFile(join(ROOT, name), 'utf8');
  const each = (node: ts.Node) => {
    visit(node);
    node.forEachChild(each);
  };
  each(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

/** Names that are the same everywhere. */
const NAMES = new Set(['Spindle', 'UTC']);

/** Attributes whose text is shown or read aloud. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|help|intro|about|heading|name|description|question|confirmLabel|confirmingLabel|none|save|yes)$/;

/** `name` is also an attribute of form fields: leaves out names that are not words. */
const isWords = (text: string) =>
  /\p{L}/u.test(text) && !/^[a-z][\w-]*$/.test(text) && !NAMES.has(text.trim());

test('no component of the back office shows words of its own', async () => {
  const found: string[] = [];
  for (const name of await sources('apps/backoffice', /\.tsx$/)) {
    await walk(name, (node) => {
      if (ts.isJsxText(node) && isWords(node.text.trim())) found.push(`${name}: ${node.text.trim()}`);
      if (!ts.isJsxAttribute(node) || !READ.test(node.name.getText())) return;
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer) && isWords(initializer.text))
        found.push(`${name}: ${initializer.text}`);
    });
  }
  expect(found).toEqual([]);
});

/** Two words or more, of which the first is capitalised or a placeholder; or lower-case words side by side. */
const SENTENCE = /^(?:[“„«]?\p{Lu}[\p{L}’]*[,:]?|0 \p{Ll}{2,}) \p{Ll}{2,}(?:[ .,:!?…]|$)/u;
const PART = /(?:^|[ ,(])\p{Ll}{2,} \p{Ll}{2,}(?:$|[ .,:!?…])/u;

/** Calls whose text is for programmers: errors about a mistake in the program, and lines of its log. */
const FOR_PROGRAMMERS = /^(?:Error|TypeError|log\.\w+|(?:\w+\.)*logger\.\w+)$/;

/** Properties with the words of fields, which `editing/for-editors.test.ts` checks in all languages. */
const OF_FIELDS = /^(?:label|description|help|singular|plural|group)$/;

/** Files whose texts are for calling programs, crawlers or databases, and files with the words of fields. */
const FOR_PROGRAMS = [
  'apps/backoffice/editing/field-words.ts',
  'apps/backoffice/guarded-api.ts',
  'apps/backoffice/proxy.ts',
  'apps/backoffice/app/block-pictures/[name]/route.ts',
  'content/payload/check-request.ts',
  'content/payload/say-bad-question.ts',
  'content/payload/say-malformed.ts',
  'content/staff/staff.ts',
];

/** A directive such as `'use client'`. */
const isDirective = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);

function isForStaff(node: ts.Node): boolean {
  for (let around: ts.Node | undefined = node.parent; around; around = around.parent) {
    if (ts.isPropertyAssignment(around) && OF_FIELDS.test(around.name.getText())) return false;
    // SQL, and strings for React and style sheets.
    if (ts.isTaggedTemplateExpression(around) || isDirective(around)) return false;
    if (ts.isJsxAttribute(around) && around.name.getText() === 'className') return false;
    if (
      (ts.isCallExpression(around) || ts.isNewExpression(around)) &&
      FOR_PROGRAMMERS.test(around.expression.getText())
    )
      return false;
    if (ts.isFunctionLike(around)) return true;
  }
  return true;
}

test('nothing that staff are told stands in the code in one language', async () => {
  const { fieldWords } = await import('@spindle/i18n/field-words/words.ts');
  const files = [
    ...(await sources('apps/backoffice', /\.tsx?$/)),
    ...(await sources('content', /\.ts$/)),
  ].filter((name) => !FOR_PROGRAMS.includes(name));
  const found: string[] = [];
  for (const name of files) {
    await walk(name, (node) => {
      const text =
        ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : undefined;
      const head = ts.isTemplateExpression(node)
        ? node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('')
        : text;
      if (head === undefined || Object.hasOwn(fieldWords.de, head)) return;
      if (!SENTENCE.test(head) && !(name.endsWith('.tsx') && PART.test(head))) return;
      if (isForStaff(node)) found.push(`${name}: ${head}`);
    });
  }
  expect(found).toEqual([]);
});

test('what is looked for is found', () => {
  expect(SENTENCE.test('It could not be deleted.')).toBe(true);
  expect(SENTENCE.test('These lose their link:')).toBe(true);
  expect(SENTENCE.test('0 is reserved for the shop.')).toBe(true);
  expect(PART.test('not shown')).toBe(true);
  expect(SENTENCE.test('content-type')).toBe(false);
  expect(PART.test('desk-field desk-wide')).toBe(false);
  expect(isWords('Delete')).toBe(true);
  expect(isWords('desk-ask')).toBe(false);
});
