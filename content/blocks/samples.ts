import type { Locale } from '@spindle/platform/locales.ts';
import { type Draft, inLocale } from '../demo/translated.ts';
import { beforeAfterSamples } from './before-after/samples.ts';
import { callOutSamples } from './call-out/samples.ts';
import { changelogSamples } from './changelog/samples.ts';
import { closingBandSamples } from './closing-band/samples.ts';
import { comparisonSamples } from './comparison/samples.ts';
import { contentsSamples } from './contents/samples.ts';
import { cookieTableSamples } from './cookie-table/samples.ts';
import { countdownSamples } from './countdown/samples.ts';
import { darkBandSamples } from './dark-band/samples.ts';
import { discSupportSamples } from './disc-support/samples.ts';
import { downloadSamples } from './download/samples.ts';
import { factsSamples } from './facts/samples.ts';
import { faqSamples } from './faq/samples.ts';
import { featureListSamples } from './feature-list/samples.ts';
import { figureSamples } from './figure/samples.ts';
import { gallerySamples } from './gallery/samples.ts';
import { heroSamples } from './hero/samples.ts';
import { hotBundlesSamples } from './hot-bundles/samples.ts';
import { mediaTextSamples } from './media-text/samples.ts';
import { plansSamples } from './plans/samples.ts';
import { pressSamples } from './press/samples.ts';
import { productHeroSamples } from './product-hero/samples.ts';
import { productListSamples } from './product-list/samples.ts';
import { quietSentenceSamples } from './quiet-sentence/samples.ts';
import { type Block, blockKinds } from './registry.ts';
import { relatedProductsSamples } from './related-products/samples.ts';
import { reviewsSamples } from './reviews/samples.ts';
import { richTextSamples } from './rich-text/samples.ts';
import type { Samples } from './sample-parts.ts';
import { sizeChartSamples } from './size-chart/samples.ts';
import { stepsSamples } from './steps/samples.ts';
import { systemRequirementsSamples } from './system-requirements/samples.ts';
import { trustBarSamples } from './trust-bar/samples.ts';
import { videoSamples } from './video/samples.ts';

/** The samples by their block's slug. For developers: no page of the shop shows them. */
export const blockSamples: Readonly<Record<string, Samples>> = {
  comparison: comparisonSamples,
  facts: factsSamples,
  faq: faqSamples,
  hero: heroSamples,
  plans: plansSamples,
  'product-hero': productHeroSamples,
  'product-list': productListSamples,
  'rich-text': richTextSamples,
  'hot-bundles': hotBundlesSamples,
  'trust-bar': trustBarSamples,
  'feature-list': featureListSamples,
  'media-text': mediaTextSamples,
  'disc-support': discSupportSamples,
  'system-requirements': systemRequirementsSamples,
  'call-out': callOutSamples,
  steps: stepsSamples,
  'size-chart': sizeChartSamples,
  'quiet-sentence': quietSentenceSamples,
  figure: figureSamples,
  'dark-band': darkBandSamples,
  'closing-band': closingBandSamples,
  'before-after': beforeAfterSamples,
  gallery: gallerySamples,
  video: videoSamples,
  download: downloadSamples,
  changelog: changelogSamples,
  reviews: reviewsSamples,
  press: pressSamples,
  contents: contentsSamples,
  'related-products': relatedProductsSamples,
  countdown: countdownSamples,
  'cookie-table': cookieTableSamples,
};

export interface SampleBlock {
  kind: string;
  state: string;
  block: Block;
}

/**
 * The samples as pages get them, in the order of the registry.
 * @param only the slug of one kind
 * @throws if a sample does not fit its block's schema
 */
export function sampleBlocks(locale: Locale, only?: string): SampleBlock[] {
  return blockKinds.flatMap(({ block: { slug }, component, schema }) =>
    only && only !== slug
      ? []
      : Object.entries(blockSamples[slug] ?? {}).map(([state, sample]) => ({
          kind: slug,
          state,
          block: schema.parse({ __component: component, ...(inLocale(sample, locale) as Draft) }),
        })),
  );
}
