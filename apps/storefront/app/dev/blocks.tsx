import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadSelling } from '../shop/load-selling.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { BlockGallery } from './BlockGallery.tsx';

export const handle = { hydrate: false, counted: false, query: ['block'] };

const SAMPLE_PROMOTION = {
  title: 'Disc week',
  summary: 'Ten per cent off every tool.',
  endsAt: '2099-12-31T22:00:00.000Z',
  timeZone: 'UTC',
};

/** Every block in every state, only in the sandbox. The samples are in a file of their own, which no page loads. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { config } = context.get(servicesContext);
  if (!config.sandbox) throw await pageNotFound(context);
  const { locale, url } = context.get(requestContext);
  const { sampleBlocks } = await import('@spindle/content/blocks/samples.ts');
  const samples = sampleBlocks(locale, url.searchParams.get('block') ?? undefined);
  const selling = await loadSelling(
    context,
    samples.map(({ block }) => block),
  );
  // A countdown of a shop without a promotion would be empty.
  return { samples, selling: { ...selling, promotion: selling.promotion ?? SAMPLE_PROMOTION } };
}

export const meta: MetaFunction = () => [{ title: 'Blocks' }, { name: 'robots', content: 'noindex' }];

export default function Blocks() {
  return <BlockGallery {...useLoaderData<typeof loader>()} />;
}
