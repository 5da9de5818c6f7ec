import type { HelpRef } from '@spindle/content/types/page-help-details/schema.ts';
import { HELP_TOPICS } from '@spindle/content/types/page-help-details/topics.ts';
import type { DocumentOf } from '@spindle/content/types/register.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks } from '../page-state.ts';
import { SearchField } from '../search/SearchField.tsx';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { loadPage, type ShopPage } from '../shop/load-page.ts';
import { plainPage } from '../shop/load-plain.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import styles from './help.css?url';
import { helpArticles } from './help-articles.ts';

export const handle = { hydrate: false, pageType: 'help' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { content } = context.get(servicesContext);
  const { locale, tags } = context.get(requestContext);
  const shown = (await loadPage(context, 'page-helps')) as ShopPage<DocumentOf<'page-helps'>>;
  const articles = await helpArticles(content, locale, tags);
  return { ...shown, ...plainPage(context, shown.page, shown.page.summary), articles };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** Help: what is asked most, and every answer by topic. */
export default function Help() {
  const { page, selling, steps, articles } = useLoaderData<typeof loader>();
  const links = useLinks();
  const words = useWords('pages');
  const topics = HELP_TOPICS.map((topic) => ({
    topic,
    answers: articles.filter((article) => article.topic === topic),
  })).filter(({ answers }) => answers.length > 0);
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <Container>
        <header className="help-head">
          <h1 className="title">{unbroken(page.title)}</h1>
          {page.summary && <p className="text-lead text-muted">{page.summary}</p>}
          <SearchField inHelp />
        </header>
        {page.popular.length > 0 && (
          <section className="columns help-topic" aria-labelledby="popular">
            <h2 id="popular" className="sub-title">
              {words('help.popular')}
            </h2>
            <Answers answers={page.popular} />
          </section>
        )}
        {topics.map(({ topic, answers }) => (
          <section key={topic} className="columns help-topic" aria-labelledby={topic}>
            <h2 id={topic} className="sub-title">
              {words(`help.topics.${topic}`)}
            </h2>
            <Answers answers={answers} />
          </section>
        ))}
        <p className="help-person text-lead">
          {words('help.notFound')}{' '}
          <a className="link" href={links.contact()}>
            {words('help.person')}
          </a>
          {' · '}
          <a className="link" href={links.findOrder()}>
            {words('findOrder.title')}
          </a>
        </p>
      </Container>
      <BlockList blocks={page.blocks} selling={selling} below />
    </>
  );
}

function Answers({ answers }: { answers: readonly HelpRef[] }) {
  const links = useLinks();
  return (
    <ul>
      {answers.map(({ id, slug, title, summary }) => (
        <li key={id}>
          <a className="font-semibold" href={links.helpArticle(slug)}>
            {unbroken(title)}
          </a>
          {summary && <p className="text-muted">{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
