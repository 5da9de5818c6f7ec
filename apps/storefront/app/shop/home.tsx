import { LANGUAGES } from '@spindle/platform/locales.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { loadPage } from './load-page.ts';
import { PromotionLine } from './PromotionLine.tsx';
import { promotionFor } from './running-promotion.ts';
import { blockData } from './seo/block-data.ts';
import { organization, webSite } from './seo/json-ld.ts';
import { canonicalUrl, pageHead } from './seo/page-head.ts';

export const handle = { hydrate: false, pageType: 'home', query: ['coupon', 'discount'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const shown = await loadPage(context, 'page-home');
  const { page: state, preview } = context.get(requestContext);
  const { config } = context.get(servicesContext);
  const head = pageHead({
    state,
    title: shown.page.title,
    seo: shown.page.seo,
    structured: [
      webSite(state, canonicalUrl(state), LANGUAGES[state.locale].tag),
      organization(state, config.supportEmail),
      ...blockData(shown.page.blocks, state.origin),
    ],
    hidden: preview !== undefined,
  });
  return { ...shown, head, promotion: await promotionFor(context) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function Home() {
  const { page, selling, promotion } = useLoaderData<typeof loader>();
  return (
    <>
      <PromotionLine promotion={promotion} />
      <BlockList blocks={page.blocks} selling={selling} />
    </>
  );
}
