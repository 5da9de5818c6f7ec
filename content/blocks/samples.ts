import type { Locale } from '@spindle/platform/locales.ts';
import { type Draft, inLocale } from '../demo/translated.ts';
import { callOutSamples } from './call-out/samples.ts';
import { discSupportSamples } from './disc-support/samples.ts';
import { featureListSamples } from './feature-list/samples.ts';
import { hotBundlesSamples } from './hot-bundles/samples.ts';
import { mediaTextSamples } from './media-text/samples.ts';
import { type Block, blockKinds } from './registry.ts';
import type { Samples } from './sample-parts.ts';
import { systemRequirementsSamples } from './system-requirements/samples.ts';
import { trustBarSamples } from './trust-bar/samples.ts';

/** By the block's slug. For developers: no page of the shop shows them. */
export const blockSamples: Readonly<Record<string, Samples>> = {
  'hot-bundles': hotBundlesSamples,
  'trust-bar': trustBarSamples,
  'feature-list': featureListSamples,
  'media-text': mediaTextSamples,
  'disc-support': discSupportSamples,
  'system-requirements': systemRequirementsSamples,
  'call-out': callOutSamples,
};

export interface SampleBlock {
  kind: string;
  state: string;
  block: Block;
}

/**
 * Blocks as pages get them, in the order of the registry.
 * @param only the slug of one kind
 * @throws when a sample is not what its block's schema asks for
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
