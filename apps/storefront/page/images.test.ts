import { expect, test } from 'vitest';
import { IMAGE_WIDTHS, imageHost, onImageHost, srcSet } from './images.ts';

test('pictures are made for each screen at both densities', () => {
  expect(IMAGE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test('a picture always has the same host, by its address', () => {
  // 'a' is 97, which is 1 more than a multiple of 6.
  expect(imageHost('a')).toBe(2);
  expect(imageHost('')).toBe(1);
  expect(onImageHost('/images/320/a.webp', 'https://img{n}.shop.test')).toMatch(
    /^https:\/\/img[1-6]\.shop\.test\/images\/320\/a\.webp$/,
  );
  expect(onImageHost('/images/320/a.webp', undefined)).toBe('/images/320/a.webp');
});

test('a picture is offered in no width far beyond its own', () => {
  expect(srcSet({ url: '/media/disc.webp', width: 900 }, 'avif', undefined)).toBe(
    [320, 640, 768, 1024].map((width) => `/images/${width}/disc.webp.avif ${width}w`).join(', '),
  );
  expect(srcSet({ url: '/media/disc.webp', width: 9000 }, 'avif', undefined)).toContain(' 3072w');
});
