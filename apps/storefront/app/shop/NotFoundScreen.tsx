import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ScratchedDisc } from '../ui/ScratchedDisc.tsx';
import { Container } from '../ui/Section.tsx';
import { useWords } from '../words.ts';
import type { NotFoundContent } from './page-not-found.ts';

/** A scratched disc, what is missing, and what still plays (spec §2). */
export function NotFoundScreen({ content }: { content: NotFoundContent | undefined }) {
  const { path } = usePageState();
  const links = useLinks();
  const words = useWords('shop');
  const title = words('error.notFound', { path });
  const more = content?.selling && content.blocks.length > 0;
  return (
    <>
      <title>{`${title} – Spindle`}</title>
      <meta name="robots" content="noindex" />
      <section className="hero">
        <Container className="columns hero-text">
          <div className="pt-14 md:col-span-8 md:py-16 lg:col-span-7">
            <p className="label mb-4">404</p>
            <h1 className={`wrap-anywhere ${path.length > 24 ? 'section-title' : 'title'}`}>{title}</h1>
            <p className="mt-6 max-w-[30rem] text-lead text-muted md:max-w-[26rem] lg:max-w-[30rem]">
              {more ? words('error.notFoundText') : null}
            </p>
            <ButtonLink href={links.home()} look="outline" className="mt-8">
              {words('error.toHome')}
            </ButtonLink>
          </div>
        </Container>
        <div className="hero-disc">
          <ScratchedDisc label="404 · 404 · 404 · 404 · 404 · 404 · 404 · 404" />
        </div>
      </section>
      {content?.selling && <BlockList blocks={content.blocks} selling={content.selling} below />}
    </>
  );
}
