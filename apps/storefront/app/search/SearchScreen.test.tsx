import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, it, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const result = {
  type: 'page-help-details' as const,
  href: '/help/no-sound',
  title: 'No sound',
  summary: 'Why a film is silent.',
};

it('says how much is needed, in the words of the specification', async () => {
  const html = await renderForTest(<SearchScreen state="waiting" query="" inHelp={false} />);
  expect(html).toContain('Type at least 2 characters to start searching...');
  expect(html).toContain('action="/search"');
  expect(html).not.toContain('name="in"');
});

it('shows what was found, and what was asked as it was typed', async () => {
  const html = await renderForTest(
    <SearchScreen state="found" query={'<script>"sound"'} inHelp={false} results={[result]} />,
  );
  expect(html).toContain('1 result</h2>');
  expect(html).toContain('href="/help/no-sound"');
  expect(html).toContain('value="&lt;script&gt;&quot;sound&quot;"');
});

it('says that there is more than it shows', async () => {
  const found = { state: 'found', query: 'sound', results: [result] } as const;
  expect(await renderForTest(<SearchScreen {...found} inHelp={false} more />)).toContain(
    'More than 1 results</h2>',
  );
  expect(await renderForTest(<SearchScreen {...found} inHelp more={false} />)).toContain('1 answer</h2>');
});

it('hints at how much is needed only where it is missing', async () => {
  const hint = /id="search-hint"[^>]*>Type at least/;
  expect(await renderForTest(<SearchField query="s" />)).toMatch(hint);
  expect(await renderForTest(<SearchField query="sound" />)).not.toMatch(hint);
});

it('leads on from where nothing was found, and from the help to everything', async () => {
  const html = await renderForTest(<SearchScreen state="found" query="a&b" inHelp results={[]} />);
  expect(html).toContain('href="/contact"');
  expect(html).toContain('href="/search?q=a%26b"');
});

it('names the kind of a result only where there are several kinds', async () => {
  const found = { state: 'found', query: 'sound', results: [result] } as const;
  expect(await renderForTest(<SearchScreen {...found} inHelp={false} />)).toContain(
    '<p class="label">Help</p>',
  );
  expect(await renderForTest(<SearchScreen {...found} inHelp />)).not.toContain('<p class="label">');
});

it('says when somebody has to wait', async () => {
  const html = await renderForTest(<SearchScreen state="refused" query="sound" inHelp={false} />);
  expect(html).toContain('role="alert"');
});

test.each(ALL_LOCALES)('the field of the help is a form of its language: %s', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const html = await renderForTest(<SearchField inHelp />, { locale });
  expect(html).toContain(`action="${prefix}/search"`);
  expect(html).toContain('data-in="help"');
  expect(html).toContain(`data-prefix="${prefix}"`);
  expect(html).toMatch(/data-some="[^"]*\{count\}/);
  expect(html).toContain('name="in" value="help"');
});
