import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '@spindle/i18n/messages.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { SECTION_WORDS } from '../app/member/section-words.ts';
import type { CentreSection } from '../page/member-sections.ts';
import { builtStorefront } from './testing/built-storefront.ts';

/** Most compressed kB of all scripts that a first visit loads. More would make pages slow on phones. */
const BUDGETS = { checkout: 120, login: 120, centre: 135, content: 10 };

const ROUTE = '?__react-router-build-client-route';
const EVERY_PAGE = ['app/enhance/load.ts'];
const HYDRATED = [...EVERY_PAGE, 'app/entry.client.tsx', `app/root.tsx${ROUTE}`];
const MEMBER = [...HYDRATED, `app/member/member.tsx${ROUTE}`];
const SECTIONS: Record<CentreSection, string> = {
  overview: 'overview/Overview',
  my_products: 'my-products/MyProducts',
  devices: 'devices/Devices',
  subscriptions: 'subscriptions/Subscriptions',
  orders: 'orders/Orders',
  account: 'account/Account',
  security: 'security/Security',
  privacy: 'privacy/Privacy',
};

let build: string;
beforeAll(async () => {
  build = await builtStorefront();
});

describe.each(ALL_LOCALES)('in %s', (locale) => {
  const words = (...areas: AreaName[]) =>
    (['frame', 'consent', ...areas] as const).map((area) => wordsOf(area, locale));

  test('the checkout’s scripts stay small', () => {
    const checkout = [...HYDRATED, `app/checkout/checkout/checkout.tsx${ROUTE}`];
    expect(weigh([...checkout, ...words('checkout', 'offer')])).toBeLessThan(BUDGETS.checkout);
  });

  test('the log-in’s scripts stay small', () => {
    // Includes the script that offers passkeys where the browser supports them.
    const login = [...MEMBER, 'app/member/login/LoginScreen.tsx', 'app/member/passkeys/ask-passkeys.ts'];
    expect(weigh([...login, ...words('accounts')])).toBeLessThan(BUDGETS.login);
  });

  test.each(Object.entries(SECTIONS))('the scripts of %s in the member centre stay small', (name, file) => {
    const screen = [...MEMBER, 'app/member/CentreScreen.tsx', `app/member/${file}.tsx`];
    const said = words('member', ...SECTION_WORDS[name as CentreSection]);
    expect(weigh([...screen, ...said])).toBeLessThan(BUDGETS.centre);
  });
});

test.each([
  ['every content page loads', []],
  // This one makes a call.
  ['a page with the search loads', ['app/enhance/spindle-search.ts']],
])('what %s stays small', (_, own) => {
  expect(weigh([...EVERY_PAGE, ...own], [])).toBeLessThan(BUDGETS.content);
});

const wordsOf = (area: AreaName, locale: Locale) => `../../i18n/${area}/${locale}.ts`;

/**
 * Compressed kB of these modules and their static imports.
 * @param besides files that no module imports
 */
function weigh(sources: readonly string[], besides = routesFile()): number {
  type Chunk = { file: string; imports?: string[] };
  const manifest = JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set(besides);
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no '${name}'.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  const bytes = [...files].map((file) => statSync(join(build, 'client', `${file}.br`)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** React Router's list of routes: a script that is no module's import. */
function routesFile(): string[] {
  const names = readdirSync(join(build, 'client/assets')).filter((name) => /^manifest-\w+\.js$/.test(name));
  expect(names).toHaveLength(1);
  return names.map((name) => `assets/${name}`);
}
