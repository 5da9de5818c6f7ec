import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { OrderFilterForm } from './OrderFilterForm.tsx';

test('days are asked for in the zone in which the list is looked through', () => {
  const { words } = deskWords('en');
  const html = renderToStaticMarkup(
    <OrderFilterForm words={words} asked={{}} products={[]} timeZone="Europe/Berlin" />,
  );
  for (const label of ['From (Europe/Berlin)', 'To (Europe/Berlin)']) expect(html).toContain(label);
});
