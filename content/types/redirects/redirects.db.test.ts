import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { productData, testPayload } from '../../testing/test-content.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
beforeEach(() =>
  pool.query(
    'truncate cms.redirects, cms.addresses, cms.withdrawn_addresses, cms.missed_addresses, cms.page_products, cms.products, cms.articles cascade',
  ),
);

const redirect = (from: string, to?: string) =>
  payload.create({ collection: 'redirects', data: { from, to, permanent: true } });
const reason = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message ?? error,
  );
const all = async () => {
  const { rows } = await pool.query<{ from: string; to: string | null; permanent: boolean }>(
    'select "from", "to", permanent from cms.redirects order by "from"',
  );
  return rows.map(({ from, to, permanent }) => `${from} → ${to ?? 'gone'}${permanent ? '' : ' for now'}`);
};
const missed = async () => {
  const { rows } = await pool.query<{ path: string; was: string | null }>(
    'select path, was from cms.missed_addresses order by path',
  );
  return rows.map(({ path, was }) => `${path}: ${was}`);
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
  expect(await reason(redirect('/taken', '/b'))).toContain(
    '/taken is the address of the product page “taken”',
  );
  expect(await reason(redirect('/d', 'https://elsewhere.example/d'))).toBe('saved');
  expect(await reason(redirect('/e', 'javascript:alert(1)'))).toBe('Start with / or https://.');
  expect(await all()).toEqual(['/a → /b', '/d → https://elsewhere.example/d']);
});

test('an old address is kept as it is asked for, and refused where nobody asks', async () => {
  expect(await reason(redirect('/old/', '/store'))).toBe('saved');
  expect(await reason(redirect('/%C3%BCber', '/store'))).toBe('saved');
  expect(await reason(redirect('/de/old', '/store'))).toContain('Leave out /de');
  expect(await reason(redirect('/media/a.pdf', '/store'))).toContain('Below /media');
  expect(await all()).toEqual(['/old → /store', '/über → /store']);
});

test('a redirect to a product that is not sold any more, and leads on itself, is refused', async () => {
  const product = (data: object) => payload.create({ collection: 'products', data: data as never });
  await publish('suite-13');
  const successor = await product(productData('713', { slug: 'suite_13' }));
  const replaced = { slug: 'suite_12', onSale: false, redirect_products: [successor.id] };
  await product(productData('712', replaced));
  expect(await reason(redirect('/offer', '/suite-12#plans'))).toContain(
    '/suite-12 is itself redirected to /suite-13',
  );
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

const withdraw = (id: number | string) =>
  payload.update({ collection: 'page-products', id, data: { _status: 'draft' } });
const remove = (id: number | string, leadTo?: string) =>
  payload.delete({
    collection: 'page-products',
    id,
    req: (leadTo === undefined ? {} : { query: { leadTo } }) as never,
  });

test('a page that is renamed while it is withdrawn leads from where visitors saw it, once it is published', async () => {
  const { id } = await publish('first');
  await redirect('/before', '/first#plans');
  await withdraw(id);
  for (const slug of ['second', 'third']) await rename(id, slug, true);
  expect(await all()).toEqual(['/before → /first#plans']);
  await rename(id, 'third');
  expect(await all()).toEqual(['/before → /third#plans', '/first → /third']);
});

test('a withdrawn page that comes back, or whose address another one takes, leads nobody on', async () => {
  const { id } = await publish('first');
  await withdraw(id);
  await rename(id, 'first');
  expect(await all()).toEqual([]);
  await payload.update({ collection: 'page-products', id, data: { slug: 'second', _status: 'draft' } });
  await publish('first');
  await rename(id, 'second');
  expect(await all()).toEqual([]);
});

test('where an editor has led visitors of a withdrawn page, they stay led', async () => {
  await publish('elsewhere');
  const { id } = await publish('first');
  await withdraw(id);
  await redirect('/first', '/elsewhere');
  await rename(id, 'second');
  expect(await all()).toEqual(['/first → /elsewhere']);
});

test('a page that is deleted says so where visitors saw it, and editors see it among what is missed', async () => {
  const { id } = await publish('first');
  await redirect('/before', '/first#plans');
  await remove(id);
  expect(await all()).toEqual(['/before → gone', '/first → gone']);
  expect(await missed()).toEqual(['/before: Product page “first”', '/first: Product page “first”']);
  const again = await publish('first');
  expect(await all()).toEqual(['/before → gone']);
  expect(await missed()).toEqual(['/before: Product page “first”']);
  await withdraw(again.id);
  await rename(again.id, 'unseen', true);
  await remove(again.id);
  expect(await all()).toEqual(['/before → gone', '/first → gone']);
});

test('nothing is left of a page that no visitor has seen', async () => {
  const draft = await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'unseen', title: 'Unseen', _status: 'draft' },
  });
  expect((await reason(remove(draft.id, '/store'))) as Error).toMatchObject({ status: 400 });
  await remove(draft.id);
  expect([...(await all()), ...(await missed())]).toEqual([]);
});

test('an editor leads visitors of a page elsewhere while deleting it', async () => {
  await publish('second');
  const { id } = await publish('first');
  await redirect('/before', '/first');
  await redirect('/moved', '/store');
  const refused = async (leadTo: string) => ((await reason(remove(id, leadTo))) as Error).message;
  expect(await refused('/first')).toBe('It leads to itself.');
  expect(await refused('/before#top')).toBe('Nothing is at /before any more.');
  expect(await refused('/moved')).toContain('/moved is itself redirected to /store');
  expect(await refused('javascript:alert(1)')).toBe('Start with / or https://.');
  expect(await refused('')).toBe('Say where its address should lead.');
  expect(await all()).toEqual(['/before → /first', '/moved → /store']);
  expect(await payload.count({ collection: 'page-products' })).toEqual({ totalDocs: 2 });
  await remove(id, '/second#plans');
  expect(await all()).toEqual(['/before → /second#plans', '/first → /second#plans', '/moved → /store']);
  expect(await missed()).toEqual([]);
});

test('an address can be said to be gone, and nobody is led there', async () => {
  await publish('taken');
  expect(await reason(redirect('/old'))).toBe('saved');
  expect(await reason(redirect('/older', '/old'))).toBe('Nothing is at /old any more.');
  expect(await reason(redirect('/taken'))).toContain('which is published');
  await redirect('/a', '/taken');
  expect(await all()).toEqual(['/a → /taken', '/old → gone']);
});

test.each([
  ['/help/../old', 'without dots'],
  ['/a/./b', 'without dots'],
  ['/a//b', 'without dots'],
  ['https://localhost:3000/old', 'starts with /'],
  ['http://elsewhere.example/', 'Start with /'],
])('a circle can not hide in %s', async (to, why) => {
  expect(await reason(redirect('/old', to))).toContain(why);
});

test('an address elsewhere is kept as it can stand in an answer', async () => {
  await redirect('/one', 'https://例え.jp/日本');
  await redirect('/two', 'https://elsewhere.example/\r\nX-Evil: 1');
  expect(await all()).toEqual([
    '/one → https://xn--r8jz45g.jp/%E6%97%A5%E6%9C%AC',
    '/two → https://elsewhere.example/X-Evil:%201',
  ]);
});

test('what visitors buy and log in at is never led elsewhere', async () => {
  for (const from of ['/checkout', '/member', '/payment']) {
    expect(await reason(redirect(from, 'https://evil.example/'))).toContain('where visitors pay or log in');
  }
});
