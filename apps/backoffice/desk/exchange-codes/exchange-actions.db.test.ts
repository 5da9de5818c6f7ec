import type { Actor } from '@spindle/domain/actor.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { listBatches } from '@spindle/domain/exchange-codes/list-batches.ts';
import { exchangeCodes } from '@spindle/domain/exchange-codes/tables.ts';
import { expect, test } from 'vitest';
import { keptForm } from '../forms/kept-forms.ts';
import { exchangeCodePage } from '../pages.ts';
import { endBatchAction, findCodeAction, makeBatchAction } from './exchange-actions.ts';
import { exchangeFile } from './exchange-file.ts';

const shop = await testCommerce();
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };
const editor: Actor = { ...support, role: 'editor' };
const fields = { name: 'Magazine', pid: '643', licence: '1Y', ends: '', count: '' };

function form(changes: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form: crypto.randomUUID(), ...fields, ...changes }))
    data.set(name, value);
  return data;
}
const csv = (text: string) => new File([text], 'codes.csv', { type: 'text/csv' });
const newest = async () => (await listBatches(shop.db)).batches[0] ?? expect.fail('there is no batch');
const download = (actor: Actor, batch: string) =>
  exchangeFile(shop, actor, new URL(`https://desk.test/desk/exchange-codes?batch=${batch}`));

test('the form makes a batch, whose codes come as a file, and its button ends it', async () => {
  // For a file field that was left empty, a browser sends an empty file.
  expect(await makeBatchAction(shop, support, form({ count: '3', file: csv('') }))).toEqual({
    ...{ done: 'Magazine', as: 'made' },
  });
  const { id, name, codes } = await newest();
  expect(codes).toBe(3);
  const file = await download(support, id);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await file.text()).trim().split('\n')).toHaveLength(4);
  expect(await endBatchAction(shop, support, form({ batch: id, name }))).toEqual({ done: name, as: 'ended' });
  for (const batch of [id, '', 'x', crypto.randomUUID()]) {
    expect(await endBatchAction(shop, support, form({ batch }))).toEqual({ problem: 'batch_ended' });
  }
});

test('the codes of a file are taken in', async () => {
  const file = csv('code;note\nMAG-0001-A;first\nMAG-0002-B;second\n');
  expect(await makeBatchAction(shop, support, form({ file }))).toMatchObject({ as: 'made' });
  expect(await (await download(support, (await newest()).id)).text()).toContain('MAG-0001-A,,\n');
});

test('a code that somebody reads out is found, and stands in no address', async () => {
  const given = { form: crypto.randomUUID(), file: csv('READ-OUT-01\nREAD-OUT-02\n') };
  await makeBatchAction(shop, support, form(given));
  const { db } = shop;
  const code = (await db.select().from(exchangeCodes)).find((one) => one.code === 'READ-OUT-01');
  const found = { found: exchangeCodePage(code?.id ?? '') };
  expect(await findCodeAction(shop, support, form({ q: ' read out o1' }))).toEqual(found);
  const unknown = await findCodeAction(shop, support, form({ q: 'READ-OUT-99' }));
  expect(unknown).toMatchObject({ problem: 'exchange_code_unknown' });
  expect(JSON.stringify(unknown)).not.toContain('READ-OUT');
  const { kept } = { kept: '', ...unknown };
  expect(keptForm(kept, support, shop.deps.clock).q).toBe('READ-OUT-99');
});

test.each([
  [{ count: '' }, { problem: 'batch_invalid' }],
  [{ count: 'many' }, { problem: 'batch_invalid' }],
  [{ count: '3', licence: '2Y' }, { problem: 'batch_invalid' }],
  [{ count: '3', ends: 'soon' }, { problem: 'batch_invalid' }],
  [{ count: '3', pid: '999' }, { problem: 'unknown_product' }],
  [{ file: csv('SAME-CODE-1\nSAME-CODE-1') }, { problem: 'code_twice', which: 'SAME-CODE-1' }],
  [{ file: csv('"OPEN') }, { problem: 'codes_unreadable' }],
  [{ file: csv('X'.repeat(2_100_000)) }, { problem: 'codes_unreadable' }],
])('%o comes back as it was typed', async (changes, refused) => {
  expect(await makeBatchAction(shop, support, form(changes))).toMatchObject({
    ...{ ...refused, name: 'Magazine', new: '1' },
  });
});

test('a form that is sent twice makes one batch, also at once; one that says something else makes none', async () => {
  const count = async () => (await listBatches(shop.db)).batches.length;
  const before = await count();
  const twice = { form: crypto.randomUUID(), name: 'Twice', count: '3' };
  const send = (changes = {}) => makeBatchAction(shop, support, form({ ...twice, ...changes }));
  const sent = await Promise.all([send(), send(), send()]);
  expect([...sent, await send()]).toEqual(Array.from({ length: 4 }, () => ({ done: 'Twice', as: 'made' })));
  expect(await count()).toBe(before + 1);
  expect(await newest()).toMatchObject({ name: 'Twice', codes: 3 });
  const audited = await auditOf(shop.db, { kind: 'exchange_batch', id: twice.form });
  expect(audited).toHaveLength(1);
  // The form is sent again after going back in the browser and changing a field.
  for (const change of [{ name: 'Other' }, { count: '4' }, { ends: '2099-01-01T00:00' }, { licence: '1M' }]) {
    expect(await send(change)).toMatchObject({ problem: 'batch_made' });
  }
  const { form: anew } = { form: '', ...(await send({ count: '4' })) };
  expect(await count()).toBe(before + 1);
  expect(await send({ count: '4', form: anew })).toMatchObject({ as: 'made' });
  expect(await count()).toBe(before + 2);
});

test('so does a form with a file', async () => {
  const given = { form: crypto.randomUUID(), count: '' };
  const send = (text: string) => makeBatchAction(shop, support, form({ ...given, file: csv(text) }));
  expect(await send('FIL-0001-A\nFIL-0002-B\n')).toMatchObject({ as: 'made' });
  expect(await send('FIL-0002-B\nFIL-0001-A\n')).toMatchObject({ as: 'made' });
  expect(await send('FIL-0001-A\nFIL-0003-C\n')).toMatchObject({ problem: 'batch_made' });
  expect(await send('FIL-0001-A\n')).toMatchObject({ problem: 'batch_made' });
});

test('editors make none, end none and see none', async () => {
  await makeBatchAction(shop, support, form({ count: '1' }));
  const { id } = await newest();
  expect(await makeBatchAction(shop, editor, form({ count: '1' }))).toMatchObject({ problem: 'not_allowed' });
  expect(await endBatchAction(shop, editor, form({ batch: id }))).toEqual({ problem: 'not_allowed' });
  for (const actor of [editor, { kind: 'visitor' } as const])
    expect((await download(actor, id)).status).toBe(403);
  for (const batch of ['', 'x', crypto.randomUUID()])
    expect((await download(support, batch)).status).toBe(404);
});
