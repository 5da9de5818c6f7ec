import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { hasTrial, rowPrice } from '../shop/selling.ts';
import { useBuyHref } from '../shop/use-buy-href.ts';
import { useEdition } from '../shop/use-edition.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { ActionLink } from './ActionLink.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './sheets/tour.css?url';

/** The end of a page: the disc rises over the edge, with what to do next on it. */
export function ClosingBand({ block, selling }: BlockProps<'blocks.closing-band'>) {
  return (
    <section id={block.anchorId} className="closing" data-line={block.disc}>
      <Stylesheet href={styles} />
      <Container className="closing-words">
        <h2 className="title">{unbroken(block.title)}</h2>
        {block.text && <p className="lead text-lead text-muted">{unbroken(block.text)}</p>}
      </Container>
      <div className="closing-disc">
        <p className="closing-actions">
          {block.products.length > 0 ? (
            <TryAndBuy block={block} selling={selling} />
          ) : (
            <>
              {block.primary && (
                <ActionLink action={block.primary} selling={selling} className="closing-first" />
              )}
              {block.secondary && (
                <ActionLink action={block.secondary} selling={selling} className="closing-second" />
              )}
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function TryAndBuy({ block, selling }: Pick<BlockProps<'blocks.closing-band'>, 'block' | 'selling'>) {
  const { locale } = usePageState();
  const links = useLinks();
  const buyHref = useBuyHref(selling);
  const words = useWords('shop');
  const product = useEdition(block.products);
  if (!product) return null;
  const row = rowPrice(selling, product.pid);
  const price = row && formatMoney(row.price.totalMinor, row.price.currency, locale);
  return (
    <>
      {hasTrial(selling, product.pid) && (
        <ButtonLink
          href={links.trial(product.pid)}
          className="closing-first"
          data-track="download"
          data-pid={product.pid}
          data-label="closing"
        >
          <Icon name="download" />
          {words('product.trial')}
        </ButtonLink>
      )}
      {row && price && (
        <ButtonLink
          href={buyHref(product.pid, row.licenceType)}
          className="closing-second"
          data-pid={product.pid}
        >
          {words('product.buy')}
          <span className="closing-price">{row.from ? words('product.from', { price }) : price}</span>
        </ButtonLink>
      )}
    </>
  );
}
