import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import { sharedMedia } from '../../page/share-picture.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useWords, wordsIn } from '../words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { withSelling } from './load-page.ts';
import { plainPage } from './load-plain.ts';
import { PromotionEnd } from './PromotionLine.tsx';
import { runningPromotion } from './running-promotion.ts';
import { TextHead } from './TextHead.tsx';

export const handle = { hydrate: false, pageType: 'promotion', query: ['coupon', 'discount'] };

/** An empty page for when no promotion runs: status 200, but kept out of search engines (`NOINDEX_PATHS`). */
const NOTHING = {
  slug: '',
  seo: { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
  urlType: undefined,
  articleInfoLevel: 0,
  system: undefined,
  product: [],
  blocks: [],
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale } = context.get(requestContext);
  const words = wordsIn(locale, 'pages');
  const running = await runningPromotion(context);
  const page = running ?? { ...NOTHING, title: words('promotion.none') };
  const shown = await withSelling(context, page, running?.coupon);
  const summary = running?.summary ?? (running ? undefined : words('promotion.noneText'));
  return {
    ...shown,
    ...plainPage(context, page, summary, { picture: running?.media && sharedMedia(running.media) }),
    summary,
    running: running && { endsAt: running.endsAt, timeZone: running.timeZone },
    line: running && running.productLine !== 'common' ? running.productLine : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** The running promotion, or where to go when none runs. */
export default function PromotionScreen() {
  const { page, selling, steps, summary, running, line } = useLoaderData<typeof loader>();
  const links = useLinks();
  const words = useWords('pages');
  return (
    <div data-line={line}>
      <Breadcrumbs steps={steps} />
      <TextHead title={page.title} summary={summary} label={running && <PromotionEnd promotion={running} />}>
        <p>
          <ButtonLink href={links.store()}>{words('promotion.store')}</ButtonLink>
        </p>
      </TextHead>
      <BlockList blocks={page.blocks} selling={selling} below />
    </div>
  );
}
