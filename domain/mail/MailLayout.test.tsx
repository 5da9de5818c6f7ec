import { expect, test } from 'vitest';
import { linked, MailButton, MailCode, MailKey, MailLayout, MailLink, MailText } from './MailLayout.tsx';
import { renderMail } from './render-mail.ts';

const { html, text } = await renderMail(
  <MailLayout
    locale="de"
    preview="Worum es geht"
    title="Ihr Schlüssel"
    shop={{ name: '<Müller> & Söhne', home: 'https://shop.test/de' }}
    footer="Fuß"
  >
    <MailText>Guten Tag</MailText>
    <MailText quiet>Leise</MailText>
    <MailText>{linked('Hier: https://shop.test/here', 'https://shop.test/here')}</MailText>
    <MailCode>123456</MailCode>
    <MailKey>AAAAA-BBBBB-CCCCC-DDDDD-EEEEE</MailKey>
    <MailButton href="https://shop.test/do">Tun</MailButton>
    <MailLink href="https://shop.test/also">Auch</MailLink>
  </MailLayout>,
);
const [, dark = ''] = html.split('@media (prefers-color-scheme: dark)');
const darkRules = dark.slice(0, dark.indexOf('</style>'));

test('an address in a sentence is a link, and in the text stands once, on a line of its own', () => {
  expect(html).toMatch(
    /Hier: <a\b[^>]* href="https:\/\/shop\.test\/here"[^>]*>https:\/\/shop\.test\/here<\/a>/,
  );
  expect(text).toMatch(/^Hier:\s*\nhttps:\/\/shop\.test\/here$/m);
  expect(linked('Sonst nichts', 'https://shop.test/here')).toBe('Sonst nichts');
});

/** The opening tags in the body that set one of these properties. */
const tagsWith = (property: RegExp) =>
  [...html.slice(html.indexOf('<body')).matchAll(/<\w+[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => property.test(tag));

test.each([
  ['color', /[";]color:/],
  ['background-color', /[";]background-color:/],
  ['border-color', /[";]border(-color)?:[^;"]*#/],
])('each %s that a mail sets has a dark one', (property, set) => {
  const tags = tagsWith(set);
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) {
    const names = tag.match(/class="([^"]*)"/)?.[1]?.split(' ') ?? [];
    // The cell around everything has no class of its own.
    const selectors = names.length > 0 ? names.map((name) => `.${name}`) : ['.mail td'];
    const rules = darkRules.split('}').filter((rule) => {
      const [list = '', values = ''] = rule.split('{').slice(-2);
      const selected = list.split(',').some((selector) => selectors.includes(selector.trim()));
      return selected && new RegExp(`(^|[\\s;])${property}: #\\w+ !important`).test(values);
    });
    expect(rules, tag).not.toEqual([]);
  }
});

test('the shop’s name is text, and leads home', () => {
  expect(html).toMatch(/<a href="https:\/\/shop.test\/de"[^>]*>&lt;Müller&gt; &amp; Söhne<\/a>/);
});

test('a key stays on one line, small enough for a phone', () => {
  const [tag = ''] = tagsWith(/class="mail-code mail-key"/);
  expect(tag).toContain('white-space:nowrap');
  // 29 characters of 0.61 em in 360 px, minus the margins of the mail and the padding and border of its box.
  const size = Number(tag.match(/font-size:(\d+)px/)?.[1]);
  expect(29 * 0.61 * size).toBeLessThan(360 - 2 * 20 - 2 * 12 - 2);
});

test('the text has headings as they are written, and each address on a line of its own', () => {
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['<Müller> & Söhne', 'https://shop.test/de'],
      ...['Ihr Schlüssel', 'Tun', 'https://shop.test/do'],
    ]),
  );
  expect(text).not.toContain('Worum es geht');
});
