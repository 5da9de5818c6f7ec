import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FactLine, SpecSheet } from './SpecSheet.tsx';

const facts = [{ label: 'Reads', value: 'DVD-5, DVD-9, ISO' }];

it.each([
  ['a fact line', <FactLine key="line" facts={facts} />],
  ['a sheet', <SpecSheet key="sheet" rows={facts} />],
])('keeps the names of discs whole in %s', (_, drawn) => {
  expect(renderToStaticMarkup(drawn)).toContain('nowrap">DVD-9<');
});
