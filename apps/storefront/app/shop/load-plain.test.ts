import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, type ShopRequest } from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { servicePage } from './load-plain.ts';

const page = { title: 'Cancel a subscription', summary: undefined, seo: { meta: [] }, blocks: [] };
const shown = { page, selling: {} } as unknown as Parameters<typeof servicePage>[1];

function headOf(title?: string) {
  const context = new RouterContextProvider();
  const visit = { page: stateForTest, preview: undefined, locale: 'en' };
  context.set(requestContext, visit as unknown as ShopRequest);
  const { head, steps } = servicePage(context, shown, title);
  return { title: head.flatMap((item) => ('title' in item ? [item.title] : [])), here: steps.at(-1)?.name };
}

test('a page is called what it is named after, or what was done on it', () => {
  expect(headOf()).toEqual({ title: ['Cancel a subscription – Spindle'], here: 'Cancel a subscription' });
  expect(headOf('Withdrawn from the contract')).toEqual({
    title: ['Withdrawn from the contract – Spindle'],
    here: 'Withdrawn from the contract',
  });
});
