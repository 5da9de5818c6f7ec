import { blockKinds } from '@spindle/content/blocks/registry.ts';
import { expect, it } from 'vitest';
import { GET } from './app/block-pictures/[name]/route.ts';

const get = (name: string) =>
  GET(new Request(`https://office.test/block-pictures/${name}`), { params: Promise.resolve({ name }) });

it.each(blockKinds.map(({ block }) => [block.slug]))('serves the picture of %s', async (slug) => {
  const response = await get(`${slug}.svg`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg /);
});

it('has no picture of what is not a block', async () => {
  expect((await get('carousel.svg')).status).toBe(404);
  expect((await get('steps')).status).toBe(404);
});
