import { ArticleRow } from '../articles/ArticleRow.tsx';
import rowStyles from '../articles/CategoryScreen.css?url';
import { BlockList } from '../blocks/BlockList.tsx';
import { Figure } from '../blocks/Figure.tsx';
import { ProductRow } from '../blocks/ProductRow.tsx';
import { Comments } from '../comments/Comments.tsx';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { ShareLinks } from '../share/ShareLinks.tsx';
import { ContentsList } from '../ui/ContentsList.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { ArticlePage } from './load-article.ts';
import styles from './sheets/text.css?url';
import { useEdition } from './use-edition.ts';

/** A text in one column, with what tells whether to believe it: its author, and the day it was last checked. */
export function ArticleScreen(props: ArticlePage) {
  const { page, selling, dated, steps, contents, shared, pitch, recommended, related, comments } = props;
  const words = useWords('pages');
  const product = useEdition(page.product);
  // The contents are beside running text; other blocks need the whole width.
  const other = page.blocks.findIndex(({ __component }) => __component !== 'blocks.rich-text');
  const textEnd = other < 0 ? page.blocks.length : other;
  const { title, summary, category, author, picture, figure } = page;
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <article className="article">
        <Container className="columns article-head">
          <header className="lg:col-span-8 lg:col-start-5">
            <p className="label article-dated">
              {category && <span>{category.title}</span>}
              <time dateTime={dated.day}>{dated.text}</time>
            </p>
            <h1 className="title">{unbroken(title)}</h1>
          </header>
        </Container>
        {figure && <Figure figure={figure} />}
        {!figure && picture && (
          <figure className="article-picture">
            <Container className="columns">
              <div className="lg:col-span-8 lg:col-start-5">
                <Picture media={picture} sizes="(min-width: 64.0625rem) 50rem, 92vw" first />
              </div>
            </Container>
          </figure>
        )}
        <Container className="columns article-lead">
          <p className="article-summary lg:col-span-6 lg:col-start-5">{unbroken(summary)}</p>
          {author && (
            <div className="article-author lg:col-span-3 lg:col-start-1">
              <p className="font-semibold">{author.name}</p>
              {author.about && <p className="text-muted">{author.about}</p>}
            </div>
          )}
        </Container>
        <div className="article-text">
          <Container className="article-contents">
            <ContentsList label={words('contents')} headings={contents} />
          </Container>
          <BlockList blocks={page.blocks.slice(0, textEnd)} selling={selling} below />
        </div>
        <BlockList blocks={page.blocks.slice(textEnd)} selling={selling} below />
        <Container>
          <ShareLinks shared={shared} />
        </Container>
        {product && (
          <Container>
            <ul className="article-product rule">
              <ProductRow product={product} text={pitch} trial selling={selling} />
            </ul>
          </Container>
        )}
        {recommended && (
          <Container>
            <Recommendations recommended={recommended} />
          </Container>
        )}
        {related.length > 0 && (
          <Container>
            <Stylesheet href={rowStyles} />
            <section className="article-related" aria-labelledby="related">
              <h2 id="related" className="sub-title">
                {words('help.related')}
              </h2>
              <ul>
                {related.map((other) => (
                  <ArticleRow key={other.slug} article={other} />
                ))}
              </ul>
            </section>
          </Container>
        )}
        {comments.length > 0 && (
          <Container>
            <Comments comments={comments} />
          </Container>
        )}
      </article>
    </>
  );
}
