import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

/** What a camera would see: each module this many pixels wide, dark on light. */
function photographed({ size, path }: ReturnType<typeof drawQr>, scale = 4) {
  const edge = size * scale;
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = (row * edge + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: edge, height: edge, data };
}

test.each([
  'https://shop.example/activate-offline?code=eyJhbGciOiJFZERTQSJ9.eyJkZXZpY2UiOiI0ZjFjIn0.c2lnbmF0dXJl',
  `${'a'.repeat(120)}.${'Bc1-_'.repeat(110)}.${'z'.repeat(86)}`,
])('a camera reads it back', (text) => {
  expect(decodeQR(photographed(drawQr(text)))).toBe(text);
});
