import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import { sharedMedia } from '../../page/share-picture.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useWords, wordsIn } from '../words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { withSelling } from './load-page.ts';
import { plainPage } from './load-plain.ts';
import { runningPromotion } from './running-promotion.ts';
import { TextHead } from './TextHead.tsx';

export const handle = { hydrate: false, pageType: 'promotion', query: ['coupon', 'discount'] };

/** An empty page, for when no promotion runs: 200, out of search engines (`NOINDEX_PATHS`). */
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
  const shown = await withSelling(context, page);
  const summary = running?.summary ?? (running ? undefined : words('promotion.noneText'));
  return {
    ...shown,
    ...plainPage(context, page, summary, { picture: running?.media && sharedMedia(running.media) }),
    summary,
    endsAt: running?.endsAt,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** The promotion that runs, or where to go when none does. */
export default function PromotionScreen() {
  const { page, selling, steps, summary, endsAt } = useLoaderData<typeof loader>();
  const { locale } = usePageState();
  const links = useLinks();
  const words = useWords('pages');
  return (
    <>
      <Breadcrumbs steps={steps} />
      <TextHead
        title={page.title}
        summary={summary}
        label={
          endsAt && (
            <time dateTime={endsAt}>
              {words('promotion.until', { date: dayFormatter(locale)(new Date(endsAt)) })}
            </time>
          )
        }
      >
        <p>
          <ButtonLink href={links.store()}>{words('promotion.store')}</ButtonLink>
        </p>
      </TextHead>
      <BlockList blocks={page.blocks} selling={selling} below />
    </>
  );
}
