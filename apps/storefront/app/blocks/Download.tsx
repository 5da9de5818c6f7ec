import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { useLinks } from '../page-state.ts';
import { hasTrial, type Selling } from '../shop/selling.ts';
import { useEdition } from '../shop/use-edition.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './Download.css?url';

/** The trial for the visitor's own system first and in ink, those for others after it. */
export function Download({ block, selling }: BlockProps<'blocks.download'>) {
  const editions = block.products.filter(({ pid }) => hasTrial(selling, pid));
  const own = useEdition(editions);
  if (!own) return null;
  const ordered = [own, ...editions.filter((edition) => edition !== own)];
  return (
    <section id={block.anchorId} className="section" data-line={own.productLine}>
      <Stylesheet href={styles} />
      <Container className="download">
        <div>
          <h2 className="title">{unbroken(block.title)}</h2>
          {block.text && <p className="mt-5 max-w-[30rem] text-muted">{unbroken(block.text)}</p>}
        </div>
        <ul className="download-editions">
          {ordered.map((edition) => (
            <Edition key={edition.pid} edition={edition} own={edition === own} selling={selling} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Edition({ edition, own, selling }: { edition: ProductRef; own: boolean; selling: Selling }) {
  const links = useLinks();
  const words = useWords('blocks');
  const offer = useWords('offer');
  const system = offer(`system.${edition.system}`);
  const sold = selling.offers[edition.pid];
  const version = sold?.builds[0]?.version;
  return (
    <li data-own={own ? '' : undefined}>
      <div>
        <h3 className="sub-title">{system}</h3>
        <p className="text-small text-muted">{edition.systemRequirement}</p>
        {version && <p className="label">{words('download.version', { version })}</p>}
        {sold && (
          <a
            className="link text-small"
            href={links.downloads(sold.slug)}
            aria-label={`${words('download.facts')}: ${edition.shortName}, ${system}`}
          >
            {words('download.facts')}
          </a>
        )}
      </div>
      <ButtonLink
        href={links.trial(edition.pid)}
        look={own ? 'ink' : 'outline'}
        size={own ? 'normal' : 'small'}
        data-track="download"
        data-pid={edition.pid}
        data-label="block"
        aria-label={words('download.for', { name: edition.shortName, system })}
      >
        <Icon name="download" />
        {words('download.short')}
      </ButtonLink>
    </li>
  );
}
