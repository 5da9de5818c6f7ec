import { sentences } from '@spindle/i18n/join-words.ts';
import { ActionLink } from '../blocks/ActionLink.tsx';
import { BlockList } from '../blocks/BlockList.tsx';
import type { BlockOf } from '../blocks/block-props.ts';
import styles from '../blocks/Hero.css?url';
import { useLinks, usePageState } from '../page-state.ts';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ScratchedDisc } from '../ui/ScratchedDisc.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import type { NotFoundContent } from './page-not-found.ts';
import type { Selling } from './selling.ts';

/**
 * A scratched disc, the missing path, and what still works (spec §2). If editors put a hero first on the error page, its
 * words and buttons are used here, as the heading is fixed.
 */
export function NotFoundScreen({ content }: { content: NotFoundContent }) {
  const { path, locale, shopName } = usePageState();
  const words = useWords('shop');
  const title = words('error.notFound', { path });
  const [first] = content.blocks;
  const hero = first?.__component === 'blocks.hero' ? first : undefined;
  const blocks = content.blocks.slice(hero ? 1 : 0);
  const text = hero
    ? sentences(locale, [hero.title, hero.text])
    : blocks.length > 0 && words('error.notFoundText');
  return (
    <>
      <title>{`${title} – ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <Stylesheet href={styles} />
      <section className="hero">
        <Container className="columns hero-text">
          <div className="pt-14 md:col-span-8 md:py-16 lg:col-span-7">
            <p className="label mb-4">404</p>
            <h1 className={`wrap-anywhere ${path.length > 24 ? 'section-title' : 'title'}`}>
              <MissingPath title={title} path={path} />
            </h1>
            {text && (
              <p className="mt-6 max-w-[30rem] text-lead text-muted md:max-w-[26rem] lg:max-w-[30rem]">
                {text}
              </p>
            )}
            <Ways hero={hero} selling={content.selling} />
            <div className="mt-10 max-w-[34rem]">
              <SearchField />
            </div>
          </div>
        </Container>
        <div className="hero-disc">
          <ScratchedDisc label="404 · 404 · 404 · 404 · 404 · 404 · 404 · 404" />
        </div>
      </section>
      <BlockList blocks={blocks} selling={content.selling} below />
      {content.recommended && (
        <Container className="recommended-last">
          <Recommendations recommended={content.recommended} />
        </Container>
      )}
    </>
  );
}

/**
 * In languages without a space before the path, a path that does not fit gets a line of its own; otherwise words would be
 * broken for it.
 */
function MissingPath({ title, path }: { title: string; path: string }) {
  const before = title.slice(0, -path.length);
  if (!title.endsWith(path) || /\s$/.test(before)) return title;
  return (
    <>
      {before}
      <span className="inline-block">{path}</span>
    </>
  );
}

function Ways({ hero, selling }: { hero: BlockOf<'blocks.hero'> | undefined; selling: Selling }) {
  const links = useLinks();
  const words = useWords('shop');
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {hero ? (
        <>
          <ActionLink action={hero.primary} selling={selling} />
          {hero.secondary && <ActionLink action={hero.secondary} selling={selling} look="outline" />}
        </>
      ) : (
        <ButtonLink href={links.home()} look="outline">
          {words('error.toHome')}
        </ButtonLink>
      )}
    </div>
  );
}
