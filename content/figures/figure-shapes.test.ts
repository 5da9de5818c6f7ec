import { expect, test } from 'vitest';
import { figureShapes } from './figure-shapes.ts';

const row = (value: string) => ({
  label: value,
  value,
  unit: undefined,
  height: undefined,
  line: 'dvd' as const,
});
const shapes = (kind: 'shares' | 'scale', ...values: string[]) =>
  figureShapes({ kind, caption: undefined, alt: 'A drawing', rows: values.map(row) });

test('parts of one whole are sectors of a disc that together go round it once', () => {
  const ends = shapes('shares', '1', '2', '1').map((shape) => (shape.tag === 'sector' ? shape.d : ''));
  // Each sector begins where the one before ends, and the last one ends where the first begins: at the top.
  expect(ends.map((d) => d.match(/^M([\d. ]+)A.*? 1 ([\d. ]+)L/)?.slice(1))).toEqual([
    ['80 14', '116 50'],
    ['116 50', '44 50'],
    ['44 50', '80 14'],
  ]);
});

test('one part that is the whole is drawn', () => {
  const [whole] = shapes('shares', '5');
  expect(whole).toMatchObject({
    tag: 'sector',
    d: expect.stringMatching(/^M80 14A36 36 0 1 1 78\.9 14L/),
  });
});

test('points of a scale grow towards its end', () => {
  const radii = shapes('scale', '1', '10', '100').flatMap((shape) =>
    shape.tag === 'circle' ? [shape.r] : [],
  );
  expect(radii).toEqual([4, 11, 18]);
});
