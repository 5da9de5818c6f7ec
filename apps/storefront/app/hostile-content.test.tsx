import { type Block, block, blockKinds } from '@spindle/content/blocks/registry.ts';
import { seoSchema } from '@spindle/content/fields/page-schema.ts';
import { footer } from '@spindle/content/types/footer/type.ts';
import { mainNavPcs } from '@spindle/content/types/main-nav-pcs/type.ts';
import { pageCommons } from '@spindle/content/types/page-commons/type.ts';
import { products } from '@spindle/content/types/products/type.ts';
import type { ReactElement } from 'react';
import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { BlockList } from './blocks/BlockList.tsx';
import { renderForTest, stateForTest } from './render-for-test.tsx';
import { SeoScript } from './SeoScript.tsx';
import { Frame } from './shop/Frame.tsx';
import { pageHead } from './shop/seo/page-head.ts';

type Field = (typeof products.config.fields)[number];

/** What somebody who may only write texts would try. */
const SCRIPT = '<script>alert(1)</script>';
const TEXT = `"'>${SCRIPT}<img src=x onerror=alert(1)>`;
const LINK = 'javascript:alert(1)';

/** For fields that do not accept every kind of value: the first that the schema accepts, the hostile ones before the others. */
const CANDIDATES: readonly unknown[] = [
  ...[`https://x.example/${TEXT}`, `/${TEXT}`, LINK, 'https://youtu.be/dQw4w9WgXcQ', '/dvd-ripper', '643'],
  {
    kind: 'bars',
    caption: TEXT,
    alt: TEXT,
    rows: [1, 2].map((value) => ({ label: TEXT, value: String(value), line: 'dvd' })),
  },
  ...['2027-01-01T00:00:00.000Z', 'LFT', 'dvd', 'x', 1, true, null, []],
];

/** A document with these fields as readers get it, with hostile words wherever words are possible. */
function hostile(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap((field) => valuesOf(field)));
}

function valuesOf(field: Field): [name: string, value: unknown][] {
  if (!('name' in field)) {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields.flatMap(valuesOf));
    return 'fields' in field ? field.fields.flatMap(valuesOf) : [];
  }
  return [[field.name as string, hostileValue(field)]];
}

function hostileValue(field: Field): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return /link|url|href/i.test(field.name) ? LINK : TEXT;
    case 'number':
      return 1;
    case 'checkbox':
      return true;
    case 'date':
      return '2027-01-01T00:00:00.000Z';
    case 'select':
    case 'radio': {
      const [first] = field.options;
      const value = typeof first === 'object' ? first.value : first;
      return 'hasMany' in field && field.hasMany ? [value] : value;
    }
    case 'group':
      return hostile(field.fields);
    case 'array':
      return Array.from({ length: field.minRows ?? 1 }, () => hostile(field.fields));
    case 'relationship': {
      const target = field.relationTo === 'products' ? hostileProduct() : { slug: TEXT, title: TEXT };
      return field.hasMany ? [target] : target;
    }
    case 'upload': {
      const picture = {
        url: `/media/x.png?${TEXT}`,
        alt: TEXT,
        width: 100,
        height: 50,
        mimeType: 'image/png',
      };
      return field.hasMany ? [picture] : picture;
    }
    case 'richText':
      return richText();
    default:
      return null;
  }
}

/** Without its own references, which would be products again. */
const hostileProduct = () => {
  const fields = products.config.fields.filter((field) => field.type !== 'relationship');
  return { ...hostile(fields), pid: '643' };
};

const leaf = { type: 'text', format: 0, text: TEXT };
function richText() {
  const paragraph = { type: 'paragraph', children: [leaf] };
  const link = { type: 'link', fields: { linkType: 'custom', url: LINK, newTab: false }, children: [leaf] };
  const heading = { type: 'heading', tag: 'h2', children: [leaf] };
  return { root: { type: 'root', children: [heading, paragraph, { type: 'paragraph', children: [link] }] } };
}

/** Parses it, with something else where the schema refuses the hostile words. */
function parsed<Output>(schema: z.ZodType<Output>, raw: unknown): Output {
  const value = structuredClone(raw);
  const tried = new Map<string, number>();
  for (;;) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const path = issue?.path ?? [];
    const name = path.join('.');
    const attempt = tried.get(name) ?? 0;
    tried.set(name, attempt + 1);
    if (path.length === 0 || attempt >= CANDIDATES.length) throw new Error(`${name}: ${issue?.message}`);
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], value);
    (holder as Record<PropertyKey, unknown>)[path.at(-1) as PropertyKey] = CANDIDATES[attempt];
  }
}

/** Markup in which a browser would find something to run: tags as it reads them, not text that looks like tags. */
function whatRuns(html: string): string[] {
  const tags = html.match(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi) ?? [];
  return tags.filter((tag) => {
    const bare = tag.replace(/="[^"]*"/g, (value) =>
      /="\s*(javascript|data|vbscript):/i.test(value) ? value : '',
    );
    return /^<script(?!.*application\/)|\son\w+|(javascript|data|vbscript):|^<(iframe|object|embed|base)/i.test(
      bare,
    );
  });
}

const selling = { offers: {}, currency: 'USD' } as const;
const draw = (element: ReactElement) => renderForTest(element);

test('what would run is found', () => {
  const found = ['<script>', '<p onclick="x">', '<a href="javascript:x">', '<iframe src="/x">'];
  expect(found.map((tag) => whatRuns(tag).length)).toEqual([1, 1, 1, 1]);
  expect(whatRuns('<p title="&lt;script> onclick=">a &lt;script&gt;</p>')).toEqual([]);
});

describe('words of editors never run', () => {
  it.each(blockKinds.map((kind) => [kind.block.slug, kind] as const))('in a block: %s', async (_, kind) => {
    const raw = { __component: kind.component, ...hostile(kind.block.fields) };
    const html = await draw(<BlockList blocks={[parsed(block, raw) as Block]} selling={selling} />);
    expect(whatRuns(html)).toEqual([]);
  });

  it('around the page', async () => {
    const read = (type: typeof footer | typeof mainNavPcs | typeof pageCommons) =>
      parsed(type.schema(() => {}) as z.ZodType, hostile(type.config.fields)) as never;
    const content = { navigation: read(mainNavPcs), footer: read(footer), commons: read(pageCommons) };
    const html = await draw(<Frame content={content}>x</Frame>);
    expect(html).toContain('&lt;script&gt;');
    expect(whatRuns(html)).toEqual([]);
  });

  it('in the head', () => {
    const seo = seoSchema.parse({
      metaDescription: TEXT,
      meta: [{ name: TEXT, content: TEXT }],
      structuredData: { name: TEXT },
    });
    // Only texts, attributes and data: React Router writes and escapes each of them.
    const kinds = pageHead({ state: stateForTest, title: TEXT, seo }).map((entry) =>
      Object.keys(entry).join(' '),
    );
    const known = ['title', 'name content', 'property content', 'tagName rel href', 'script:ld+json'];
    expect(kinds.filter((kind) => !known.includes(kind) && !kind.startsWith('tagName rel hrefLang'))).toEqual(
      [],
    );
  });
});

describe('the script of an admin', () => {
  const page = (script: string) => [
    { loaderData: { page: { seo: seoSchema.parse({ script, meta: [], structuredData: null }) } } },
  ];

  it('stands in the page as it was written, but for the ends of its lines', async () => {
    const html = await draw(<SeoScript matches={page('if (a < b && c)\r\n  run("x");')} />);
    expect(html).toBe('<script>if (a < b && c)\n  run("x");</script>');
  });

  it.each([`alert(1)</script>${TEXT}`, '<!-- <script>', 'x = "<SCRIPT>"'])(
    'is left out when it can not: %s',
    async (code) => {
      expect(await draw(<SeoScript matches={page(code)} />)).toBe('');
    },
  );
});
