import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { expect, test } from 'vitest';
import { productPictures } from './product-picture.ts';

const edition = (media?: object) => ({ productLine: 'dvd', media }) as unknown as ProductRef;
const box = { url: '/media/box.webp', alt: 'The box', focalX: 30, focalY: 50 };

test('a product is shared with its picture, of whichever edition has one, and found with all of it', () => {
  const shared = { path: '/images/share/media/2/30-50/box.webp.png', alt: 'The box' };
  const pictures = { shared, whole: '/media/box.webp' };
  expect(productPictures([edition(box), edition()])).toEqual(pictures);
  expect(productPictures([edition(), edition(box)])).toEqual(pictures);
});

test('and without one with a disc of its line', () => {
  const drawn = (path: string) => ({ shared: { path, alt: '' }, whole: path });
  expect(productPictures([edition()])).toEqual(drawn('/images/share/dvd.png'));
  expect(productPictures([])).toEqual(drawn('/images/share/suite.png'));
});
