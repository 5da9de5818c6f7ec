import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { expect, test } from 'vitest';
import { productPicture } from './product-picture.ts';

const edition = (media?: object) => ({ productLine: 'dvd', media }) as unknown as ProductRef;
const box = { url: '/media/box.webp', alt: 'The box', focalX: 30, focalY: 50 };

test('a product is shared with its picture, of whichever edition has one', () => {
  const shared = { path: '/images/share/media/30-50/box.webp.png', alt: 'The box' };
  expect(productPicture([edition(box), edition()])).toEqual(shared);
  expect(productPicture([edition(), edition(box)])).toEqual(shared);
});

test('and without one with a disc of its line', () => {
  expect(productPicture([edition()])).toEqual({ path: '/images/share/dvd.png', alt: '' });
  expect(productPicture([])).toEqual({ path: '/images/share/suite.png', alt: '' });
});
