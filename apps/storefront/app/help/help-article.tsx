import type { DocumentOf } from '@spindle/content/types/register.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks } from '../page-state.ts';
import { loadRecommendations } from '../recommendations/load-recommendations.ts';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { redirectTo } from '../redirect-to.ts';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { withSelling } from '../shop/load-page.ts';
import { plainPage } from '../shop/load-plain.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { TextLayout } from '../shop/TextLayout.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords, wordsIn } from '../words.ts';
import styles from './help-article.css?url';

export const handle = { hydrate: false, pageType: 'help-article' };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { name = '' } = params;
  const { content } = context.get(servicesContext);
  const { locale, preview, tags, page: state } = context.get(requestContext);
  const links = linksFor(state);
  const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : undefined;
  tags.add(`page-help-details:${name}`);
  const where: Record<string, string | number> = id === undefined ? { slug: name } : { id };
  const found = await content.read('page-help-details', { locale, where, draft: preview });
  if (!found) throw await pageNotFound(context);
  for (const tag of found.tags) tags.add(tag);
  // It can be requested by its number (spec §2), but has one address.
  if (id !== undefined) throw redirectTo(context, links.helpArticle(found.slug), { status: 301 });
  const shown = await withSelling<DocumentOf<'page-help-details'>>(context, found);
  const { checkedAt, summary } = found;
  const words = wordsIn(locale, 'shop');
  const checked = checkedAt && {
    day: checkedAt.slice(0, 10),
    text: words('article.checked', { date: dayFormatter(locale)(new Date(checkedAt)) }),
  };
  const above = [{ name: wordsIn(locale, 'pages')('help.title'), href: links.help() }];
  /** The names of its products; editions share one name. */
  const about = sideBySide(locale, [...new Set(found.product.map(({ shortName }) => shortName))]);
  const recommended = await loadRecommendations(context, 'help', { selling: shown.selling });
  return { ...shown, ...plainPage(context, found, summary, { above }), checked, about, recommended };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** One answer. */
export default function HelpArticle() {
  const { page, selling, steps, contents, checked, about, recommended } = useLoaderData<typeof loader>();
  const links = useLinks();
  const words = useWords('pages');
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead
        label={
          <>
            {words(`help.topics.${page.topic}`)}
            {about && ` · ${about}`}
            {checked && (
              <>
                {' · '}
                <time className="inline-block" dateTime={checked.day}>
                  {checked.text}
                </time>
              </>
            )}
          </>
        }
        title={page.title}
        summary={page.summary}
      />
      <TextLayout contents={contents}>
        <BlockList blocks={page.blocks} selling={selling} below />
        {page.related.length > 0 && (
          <section className="help-related" aria-labelledby="related">
            <h2 id="related" className="sub-title">
              {words('help.related')}
            </h2>
            <ul>
              {page.related.map(({ id, slug, title }) => (
                <li key={id}>
                  <a className="link" href={links.helpArticle(slug)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="help-more text-muted">
          {words('help.notFound')}{' '}
          <a className="link" href={links.contact()}>
            {words('help.person')}
          </a>
        </p>
      </TextLayout>
      {recommended && (
        <Container className="recommended-last">
          <Recommendations recommended={recommended} />
        </Container>
      )}
    </>
  );
}
