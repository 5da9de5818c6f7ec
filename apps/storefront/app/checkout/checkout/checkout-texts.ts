import type { DraftOf } from '@spindle/content/reading/draft-of.ts';
import type { Content } from '@spindle/content/reading/readers.ts';
import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';

/** Editors' texts around the form; where there are none, the interface's own words are used. */
export type CheckoutTexts = Pick<
  DocumentOf<'checkout'>,
  'title' | 'summaryTitle' | 'paymentText' | 'deliveryText' | 'guaranteeTitle' | 'guaranteeText' | 'legalText'
>;

/** A document must not keep anybody from buying: one that is missing or broken is logged and done without. */
export async function checkoutTexts(
  { content, log }: { content: Pick<Content, 'read'>; log: Log },
  query: { locale: Locale; draft: DraftOf | undefined },
): Promise<CheckoutTexts | undefined> {
  try {
    const found = await content.read('checkout', query);
    if (!found) return undefined;
    const { tags: _, ...texts } = found;
    return texts;
  } catch (error) {
    log.error({ err: error }, 'the texts of the checkout could not be read');
    return undefined;
  }
}
