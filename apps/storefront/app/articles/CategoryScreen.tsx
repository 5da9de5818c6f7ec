import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks } from '../page-state.ts';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { ArticleRow } from './ArticleRow.tsx';
import styles from './CategoryScreen.css?url';
import type { CategoryPage } from './load-category.ts';

/** The articles of a category, one row each. */
export function CategoryScreen({ page, selling, articles, title, number, pages, steps }: CategoryPage) {
  const links = useLinks();
  const words = useWords('pages');
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <Container className="category">
        <header className="category-head columns">
          <h1 className="title lg:col-span-8">{unbroken(title)}</h1>
          {page.summary && number === 1 && (
            <p className="text-lead text-muted lg:col-span-7">{page.summary}</p>
          )}
        </header>
        {articles.length === 0 ? (
          <EmptyState
            title={words('list.empty')}
            text={words('list.emptyText')}
            action={<ButtonLink href={links.home()}>{words('list.toHome')}</ButtonLink>}
          />
        ) : (
          <ol className="category-list">
            {articles.map((article) => (
              <ArticleRow key={article.slug} article={article} />
            ))}
          </ol>
        )}
        {pages > 1 && (
          <nav className="category-pages" aria-label={words('list.pages')}>
            {number > 1 && (
              <a className="link" rel="prev" href={links.category(page.slug, number - 1)}>
                {words('list.newer')}
              </a>
            )}
            <ol>
              {Array.from({ length: pages }, (_, index) => index + 1)
                .filter((other) => isNear(other, number, pages))
                .map((other) => (
                  <li key={other}>
                    <a
                      href={links.category(page.slug, other)}
                      aria-current={other === number ? 'page' : undefined}
                      aria-label={words('list.page', { page: other })}
                    >
                      {other}
                    </a>
                  </li>
                ))}
            </ol>
            {number < pages && (
              <a className="link" rel="next" href={links.category(page.slug, number + 1)}>
                {words('list.older')}
              </a>
            )}
          </nav>
        )}
      </Container>
      <BlockList blocks={page.blocks} selling={selling} below />
    </>
  );
}

/** Whether a page gets a link: the first, the last and those near the current one, as there may be thousands. */
function isNear(other: number, number: number, pages: number): boolean {
  return other === 1 || other === pages || Math.abs(other - number) <= 2;
}
