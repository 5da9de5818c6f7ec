import type { Block } from '@spindle/content/blocks/registry.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadSelling } from './load-selling.ts';
import type { Selling } from './selling.ts';

/** What the 404 page shows besides its sentence; empty when the content system has no such page. */
export interface NotFoundContent {
  blocks: readonly Block[];
  selling: Selling | undefined;
}

export function isNotFoundContent(value: unknown): value is NotFoundContent {
  return typeof value === 'object' && value !== null && 'blocks' in value && 'selling' in value;
}

/** The 404 answer, to be thrown by loaders, with the content of the error page (spec §2). */
export async function pageNotFound(context: Readonly<RouterContextProvider>) {
  const { content } = context.get(servicesContext);
  const { locale, tags } = context.get(requestContext);
  const page = await content.read('page-error', { locale, where: { slug: 'error-404' } });
  for (const tag of page?.tags ?? ['page-error:error-404']) tags.add(tag);
  const blocks = page?.blocks ?? [];
  const body: NotFoundContent = {
    blocks,
    selling: page ? await loadSelling(context, blocks) : undefined,
  };
  return data(body, { status: 404 });
}
