import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
beforeEach(() =>
  pool.query('truncate cms.redirects, cms.addresses, cms.withdrawn_addresses, cms.page_products cascade'),
);

const publish = async (slug: string) => {
  const data = { slug, title: slug, _status: 'published' as const };
  return Number((await payload.create({ collection: 'page-products', data })).id);
};
/** @returns `renamed`, or why not */
const rename = (id: number, slug: string): Promise<string> =>
  payload.update({ collection: 'page-products', id, data: { slug, _status: 'published' } }).then(
    () => 'renamed',
    (error: { message: string; data?: { errors?: { message: string }[] } }) =>
      error.data?.errors?.[0]?.message ?? error.message,
  );
const rows = async <Row extends object>(query: string) => (await pool.query<Row>(query)).rows;

/** Expects that every address that ever existed is a page, or redirects to its page in one step. */
async function expectOneStep(visited: ReadonlyMap<string, number>): Promise<void> {
  const addresses = await rows<{ path: string; id: number }>(
    'select path, document_id as id from cms.addresses where published',
  );
  const at = new Map(addresses.map(({ path, id }) => [path, id]));
  const rules = await rows<{ from: string; to: string }>('select "from", "to" from cms.redirects');
  const to = new Map(rules.map((rule) => [rule.from, rule.to]));
  for (const rule of rules) {
    expect(at.has(rule.from), `${rule.from} leads away from a page`).toBe(false);
    expect(to.has(rule.to), `${rule.from} leads on in two steps`).toBe(false);
  }
  for (const [path, id] of visited) {
    if (!at.has(path)) expect(at.get(to.get(path) ?? ''), `${path} leads to its page`).toBe(id);
  }
}

test('two pages that swap their addresses at once keep one each, and nobody is led in a circle', async () => {
  const [one, two] = [await publish('one'), await publish('two')];
  for (let round = 0; round < 5; round++) {
    const said = await Promise.all([rename(one, 'two'), rename(two, 'one')]);
    for (const words of said) expect(words).toMatch(/is the address of|must be unique/);
    await expectOneStep(new Map());
  }
});

test('pages that move to each other’s old addresses at once lead from wherever they were in one step', async () => {
  const ids = [await publish('a'), await publish('b'), await publish('c')];
  const slugs = ['a', 'b', 'c', 'd', 'e'];
  let seed = 7;
  const draw = (count: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * count);
  };
  for (let round = 0; round < 30; round++) {
    const said = await Promise.all(ids.map((id) => rename(id, slugs[draw(slugs.length)] ?? '')));
    for (const words of said) expect(words).toMatch(/^renamed$|is the address of|must be unique/);
    await expectOneStep(new Map());
  }
});

test('a page takes an address that leads to another one, which moves at the same moment', async () => {
  for (let round = 0; round < 15; round++) {
    const one = await publish(`first-${round}`);
    const two = await publish(`old-${round}`);
    expect(await rename(two, `new-${round}`)).toBe('renamed');
    const said = await Promise.all([rename(one, `old-${round}`), rename(two, `newer-${round}`)]);
    expect(said).toEqual(['renamed', 'renamed']);
    await expectOneStep(
      new Map([
        [`/first-${round}`, one],
        [`/old-${round}`, one],
        [`/new-${round}`, two],
      ]),
    );
  }
});

test('two withdrawn pages come back at each other’s addresses at once', async () => {
  for (let round = 0; round < 8; round++) {
    const [here, there] = [`here-${round}`, `there-${round}`];
    const one = await publish(here);
    const two = await publish(there);
    for (const [id, slug] of [
      [one, `nowhere-${round}`],
      [two, `elsewhere-${round}`],
    ] as const) {
      await payload.update({ collection: 'page-products', id, data: { _status: 'draft' } });
      await payload.update({ collection: 'page-products', id, data: { slug, _status: 'draft' } });
    }
    expect(await Promise.all([rename(one, there), rename(two, here)])).toEqual(['renamed', 'renamed']);
    await expectOneStep(
      new Map([
        [`/${there}`, one],
        [`/${here}`, two],
      ]),
    );
  }
});
