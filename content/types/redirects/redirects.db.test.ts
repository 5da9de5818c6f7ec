import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { testPayload } from '../../testing/test-content.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
beforeEach(() =>
  pool.query('truncate cms.redirects, cms.addresses, cms.page_products, cms.articles cascade'),
);

const redirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, permanent: true } });
const reason = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message ?? error,
  );
const all = async () => {
  const { rows } = await pool.query<{ from: string; to: string; permanent: boolean }>(
    'select "from", "to", permanent from cms.redirects order by "from"',
  );
  return rows.map(({ from, to, permanent }) => `${from} → ${to}${permanent ? '' : ' for now'}`);
};
const publish = (slug: string) =>
  payload.create({ collection: 'page-products', data: { slug, title: slug, _status: 'published' } });
const rename = (id: number | string, slug: string, draft = false) =>
  payload.update({
    collection: 'page-products',
    id,
    draft,
    data: { slug, _status: draft ? 'draft' : 'published' },
  });

test('visitors of a page that has got another address follow it there, in one step', async () => {
  const { id } = await publish('first');
  await redirect('/before', '/first#plans');
  await rename(id, 'second', true);
  expect(await all()).toEqual(['/before → /first#plans']);
  await rename(id, 'second');
  expect(await all()).toEqual(['/before → /second#plans', '/first → /second']);
  await rename(id, 'third');
  expect(await all()).toEqual(['/before → /third#plans', '/first → /third', '/second → /third']);
});

test('a page that goes back to its old address, or another one that takes it, is at it', async () => {
  const { id } = await publish('first');
  await rename(id, 'second');
  await rename(id, 'first');
  expect(await all()).toEqual(['/second → /first']);
  await publish('second');
  expect(await all()).toEqual([]);
});

test('a redirect that leads to itself, in a circle or in two steps is refused', async () => {
  await publish('taken');
  await redirect('/a', '/b');
  expect(await reason(redirect('/c', '/c#top'))).toBe('It leads to itself.');
  expect(await reason(redirect('/b', '/a'))).toContain('/a is itself redirected to /b');
  expect(await reason(redirect('/c', '/a#top'))).toContain('Enter that address here');
  expect(await reason(redirect('/b', '/c'))).toContain('/a is redirected to /b, and would lead on');
  expect(await reason(redirect('/taken', '/b'))).toContain('/taken is the address of page-products “taken”');
  expect(await reason(redirect('/d', 'https://elsewhere.example/d'))).toBe('saved');
  expect(await reason(redirect('/e', 'javascript:alert(1)'))).toBe('Start with / or https://.');
  expect(await all()).toEqual(['/a → /b', '/d → https://elsewhere.example/d']);
});

test('of two redirects made at once that lead to each other one is refused', async () => {
  const outcomes = await Promise.all([reason(redirect('/a', '/b')), reason(redirect('/b', '/a'))]);
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
});

test('a redirect that is changed does not stand in its own way', async () => {
  const { id } = await redirect('/a', '/b');
  const change = (to: string) => payload.update({ collection: 'redirects', id, data: { to } });
  expect(await reason(change('/c'))).toBe('saved');
  expect(await reason(change('/a'))).toBe('It leads to itself.');
});
