import { expect, it } from 'vitest';
import { sharedDomain } from './shared-domain.ts';

it.each([
  [['https://shop.example', 'https://de.shop.example'], { ok: true, domain: 'shop.example' }],
  [['https://www.shop.co.uk', 'https://shop.co.uk'], { ok: true, domain: 'shop.co.uk' }],
  [['http://localhost:3000', 'http://localhost:3001'], { ok: true, domain: undefined }],
  [['https://shop.example', 'https://shop.test'], { ok: false }],
  [['https://one.github.io', 'https://two.github.io'], { ok: false }],
  [['http://127.0.0.1:3000', 'http://127.0.0.2:3000'], { ok: false }],
])('finds the domain that %j share', (origins, found) => {
  expect(sharedDomain(origins)).toEqual(found);
});
