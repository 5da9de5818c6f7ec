import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { OrderFilterForm } from './OrderFilterForm.tsx';

const draw = (asked: Readonly<Record<string, string | undefined>>, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <OrderFilterForm
      {...{ asked, locale, words: deskWords(locale).words }}
      products={[]}
      timeZone="Europe/Berlin"
    />,
  );

test('days are asked for in the zone in which the list is looked through', () => {
  const html = draw({});
  for (const label of ['From (Europe/Berlin)', 'To (Europe/Berlin)']) expect(html).toContain(label);
});

test.each(ALL_LOCALES)('in %s it says where the days are the wrong way round', (locale) => {
  const reversed = deskWords(locale).words.orderList.daysReversed;
  expect(draw({ from: '2026-11-20', to: '2026-11-19' }, locale)).toContain(reversed);
  for (const asked of [
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-20' },
    { from: 'yesterday', to: '2026-11-19' },
  ])
    expect(draw(asked, locale)).not.toContain(reversed);
});

test('countries are chosen by their name, in its order', () => {
  const html = draw({ country: 'fr' }, 'de');
  expect(html).toContain('<option value="FR" selected="">Frankreich</option>');
  expect(html.indexOf('>Ägypten<')).toBeLessThan(html.indexOf('>Albanien<'));
});

test('a score that only the address asks for is among those to choose, and chosen', () => {
  const html = draw({ risk: '50' });
  expect(html).toMatch(/<option value="50" selected="">[^<]*50/);
  expect(html.match(/<option value="\d+"/g)).toEqual(expect.arrayContaining(['<option value="1"']));
  expect(draw({ risk: '1' }).match(/<option value="1"/g)).toHaveLength(1);
  expect(draw({ risk: 'none' })).not.toContain('selected="">From');
});
