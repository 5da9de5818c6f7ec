import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { BilledForm } from './bill-form.ts';
import type { QuotePage } from './quote-page.ts';

/**
 * The page with the bill for what is typed: that of the latest answer, if it is for this purchase. A new one is requested
 * when another plan or a coupon has changed the purchase, or when the browser has filled in the form by itself.
 * @param answer the form's, if it was refused or asked for its bill without script
 */
export function useBill<Page extends QuotePage>(page: Page, answer: BilledForm | undefined) {
  const fetcher = useFetcher<unknown>();
  const [latest, setLatest] = useState(answer);
  useEffect(() => {
    if (answer) setLatest(answer);
  }, [answer]);
  useEffect(() => {
    if (isBilled(fetcher.data)) setLatest(fetcher.data);
  }, [fetcher.data]);
  const billed = latest?.basket === page.submitTo ? latest : undefined;
  const { submitTo, taxedAs } = { ...page, ...billed?.bill };

  const bill = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    fields.set('intent', 'tax');
    fetcher.submit(fields, { method: 'post', action: submitTo });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another purchase or another bill is a reason to look.
  useEffect(() => {
    const form = document.getElementById('buy');
    if (!(form instanceof HTMLFormElement) || fetcher.state !== 'idle') return;
    const typed = new FormData(form);
    const same = typed.get('country') === taxedAs.country && typed.get('vat_id') === taxedAs.vatId;
    if (!same) bill(form);
  }, [submitTo, taxedAs.country, taxedAs.vatId]);
  return { page: { ...page, ...billed?.bill }, billed, bill };
}

const isBilled = (data: unknown): data is BilledForm =>
  typeof data === 'object' && data !== null && 'bill' in data;
