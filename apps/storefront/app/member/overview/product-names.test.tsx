import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { OrderRow } from '../orders/OrderRow.tsx';
import { Needs } from './Needs.tsx';

const name = 'Spindle Blu-ray Ripper';
const NAME = 'Spindle <span class="whitespace-nowrap">Blu-ray</span> Ripper';

test('on the overview the name of a product is not broken at its hyphen', async () => {
  const ended = { id: '1', asks: true, when: undefined, href: '/checkout', kind: 'ended' } as const;
  const needs = <Needs needs={[{ ...ended, name, date: '1 November', isTrial: false }]} />;
  expect(await renderForTest(needs)).toContain(NAME);
  const order = { number: 'SP-1', href: '/', placed: '1 November', products: name, total: '$1.00' };
  const row = <OrderRow order={{ ...order, state: 'paid', invoiceHref: undefined }} />;
  expect(await renderForTest(row)).toContain(NAME);
});
