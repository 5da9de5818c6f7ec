import type { Block } from '@spindle/content/blocks/registry.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadRecommendations, type Recommended } from '../recommendations/load-recommendations.ts';
import type { FrameContent } from './Frame.tsx';
import { fillBlocks } from './fill-blocks.ts';
import { loadFrame } from './load-frame.ts';
import { loadSelling, productsOf } from './load-selling.ts';
import type { Selling } from './selling.ts';

/** What the 404 page shows besides its sentence. Loaded in advance, as an error page can't load anything. */
export interface NotFoundContent {
  frame: FrameContent;
  blocks: readonly Block[];
  selling: Selling;
  recommended: Recommended | undefined;
}

export function isNotFoundContent(value: unknown): value is NotFoundContent {
  return typeof value === 'object' && value !== null && 'frame' in value && 'blocks' in value;
}

/**
 * The 404 answer with the editors' page for it, to be thrown when nothing is here. If that document is missing or broken,
 * the answer is 500 'Server Error' (spec §8).
 * @param status 410 where a page was deleted
 */
export async function pageNotFound(context: Readonly<RouterContextProvider>, status: 404 | 410 = 404) {
  const { content } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const { locale, preview, tags } = visit;
  // Also if the document is missing or can't be read, so that its publication purges this answer.
  tags.add('page-error:error-404');
  const page = await content.read('page-error', { locale, where: { slug: 'error-404' }, draft: preview });
  if (!page) {
    visit.lastingFailure = true;
    return data('Server Error', { status: 500 });
  }
  for (const tag of page.tags) tags.add(tag);
  const blocks = await fillBlocks(context, page, page.blocks);
  const [frame, selling, recommended] = await Promise.all([
    loadFrame(context),
    loadSelling(context, blocks),
    loadRecommendations(context, 'not_found', { without: productsOf(blocks).map(({ slug }) => slug) }),
  ]);
  return data({ frame, blocks, selling, recommended } satisfies NotFoundContent, { status });
}
