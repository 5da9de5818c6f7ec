import type { BundleCard } from '@spindle/content/types/combos/schema.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { Kept } from '../Kept.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { cmsHref } from '../shop/cms-link.ts';
import { DISC_LINES, readsDiscs, useCapacity } from '../shop/disc-lines.ts';
import { shownTag } from '../shop/navigation-sections.ts';
import { ReducedPrice } from '../shop/ReducedPrice.tsx';
import { hasTrial, rowPrice, type Selling } from '../shop/selling.ts';
import { useBuyHref } from '../shop/use-buy-href.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Disc } from '../ui/Disc.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { Unit } from '../ui/Unit.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';
import styles from './sheets/shelf.css?url';

/** A product as one row: its disc, what it is, what it does, what it costs; to its page, and to its plans. */
export function ProductRow({
  product,
  text,
  note,
  trial = false,
  card,
  selling,
}: {
  product: ProductRef;
  text?: string | undefined;
  /** Below the text, in small. */
  note?: string | undefined;
  /** Whether it has a link to try the product, or to download it if it is free. */
  trial?: boolean;
  /** Editors' texts in place of the product's own name, disc and page. */
  card?: Given['card'];
  selling: Selling;
}) {
  const links = useLinks();
  const site = usePageState();
  const buyHref = useBuyHref(selling);
  const { pid } = product;
  const sold = product.free ? undefined : rowPrice(selling, pid);
  const given = {
    text,
    note,
    card,
    page: cmsHref(card?.link, site) ?? selling.links?.[pid]?.product,
    trial: trial && hasTrial(selling, pid) ? links.trial(pid) : undefined,
    sold: sold && { ...sold, href: buyHref(pid, sold.licenceType) },
  };
  return (
    <Kept
      as="li"
      className="product-row row-edge"
      data-line={product.productLine}
      draw={Row}
      from={product}
      given={given}
    />
  );
}

interface Given {
  text: string | undefined;
  note: string | undefined;
  card: Pick<BundleCard, 'title' | 'badge' | 'link' | 'media'> | undefined;
  /** Where its page is; undefined if it has none in this language. */
  page: string | undefined;
  /** Where it can be tried or, if it is free, downloaded. */
  trial: string | undefined;
  /** Undefined if it is free, or not sold. */
  sold: (NonNullable<ReturnType<typeof rowPrice>> & { href: string }) | undefined;
}

function Row({ from: product, given }: { from: ProductRef; given: Given }) {
  const { text, note, card, page, trial, sold } = given;
  const words = useWords('shop');
  const name = card?.title ?? product.shortName;
  return (
    <>
      <Stylesheet href={styles} />
      {card?.media ? (
        <Picture className="product-row-picture" media={card.media} alt="" sizes="4.5rem" />
      ) : (
        <Disc line={product.productLine} size="md" />
      )}
      <Name product={product} title={card?.title} badge={card?.badge ?? shownTag(product.tags)} />
      {(text || trial) && (
        <div className="product-row-text text-muted">
          {text && <p>{unbroken(text)}</p>}
          {note && <p className="mt-1 text-small">{unbroken(note)}</p>}
          {trial && (
            <a
              className="link row-beside row-ways mt-1 inline-block text-ink"
              href={trial}
              data-track="download"
              data-pid={product.pid}
              data-label="product_row"
            >
              {words(product.free ? 'product.download' : 'product.trial')}
            </a>
          )}
        </div>
      )}
      <RowPrice product={product} name={name} sold={sold} />
      {page && (
        <ButtonLink
          href={page}
          look="outline"
          className="row-link"
          aria-label={words('product.detailsOf', { name })}
        >
          {words('product.details')}
        </ButtonLink>
      )}
    </>
  );
}

function Name({
  product,
  title = product.shortName,
  badge,
}: {
  product: ProductRef;
  title: string | undefined;
  badge: string | undefined;
}) {
  const capacity = useCapacity();
  const { wavelength } = DISC_LINES[product.productLine];
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <h3 className="min-w-0 text-row font-semibold">{unbroken(title)}</h3>
        {badge && <p className="label whitespace-nowrap font-semibold text-line-text">{badge}</p>}
      </div>
      {readsDiscs(product) && (
        <p className="label mt-1">
          <span className="whitespace-nowrap">
            {wavelength} <Unit>nm</Unit> ·
          </span>{' '}
          <span className="whitespace-nowrap normal-case">{capacity(product.productLine)}</span>
        </p>
      )}
    </div>
  );
}

function RowPrice({ product, name, sold }: { product: ProductRef; name: string; sold: Given['sold'] }) {
  const words = useWords('shop');
  const offer = useWords('offer');
  if (product.free) {
    return <p className="product-row-price text-row font-semibold">{words('product.free')}</p>;
  }
  if (!sold) return <p className="product-row-price text-small text-muted">{words('product.notSold')}</p>;
  return (
    <p className="product-row-price">
      <ReducedPrice
        className="text-row font-semibold tracking-tight"
        price={sold.price}
        amount={(price) => (sold.from ? words('product.from', { price }) : price)}
      />
      <span className="block text-small text-muted">
        {offer(`licence.${sold.licenceType}`)}
        <span className="row-ways">
          {' · '}
          <a className="link row-beside inline-block py-0.5 text-ink" href={sold.href}>
            {words('product.buy')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </a>
        </span>
      </span>
    </p>
  );
}
