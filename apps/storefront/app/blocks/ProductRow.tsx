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
  card?: Pick<BundleCard, 'title' | 'badge' | 'link' | 'media'> | undefined;
  selling: Selling;
}) {
  const links = useLinks();
  const words = useWords('shop');
  const site = usePageState();
  const name = card?.title ?? product.shortName;
  const page = cmsHref(card?.link, site) ?? selling.links?.[product.pid]?.product;
  const tried = trial && hasTrial(selling, product.pid);
  return (
    <li className="product-row row-edge" data-line={product.productLine}>
      <Stylesheet href={styles} />
      {card?.media ? (
        <Picture className="product-row-picture" media={card.media} alt="" sizes="4.5rem" />
      ) : (
        <Disc line={product.productLine} size="md" />
      )}
      {card ? (
        <div>
          <Name from={product} title={card.title} badge={card.badge} />
        </div>
      ) : (
        <Kept as="div" draw={Name} from={product} />
      )}
      {(text || tried) && (
        <div className="product-row-text text-muted">
          {text && <p>{unbroken(text)}</p>}
          {note && <p className="mt-1 text-small">{unbroken(note)}</p>}
          {tried && (
            <a
              className="link row-beside mt-1 inline-block text-ink"
              href={links.trial(product.pid)}
              data-track="download"
              data-pid={product.pid}
              data-label="product_row"
            >
              {words(product.free ? 'product.download' : 'product.trial')}
            </a>
          )}
        </div>
      )}
      <RowPrice product={product} name={name} selling={selling} />
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
    </li>
  );
}

function Name({
  from: product,
  title = product.shortName,
  badge = shownTag(product.tags),
}: {
  from: ProductRef;
  title?: string;
  badge?: string | undefined;
}) {
  const capacity = useCapacity();
  const { wavelength } = DISC_LINES[product.productLine];
  return (
    <>
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
    </>
  );
}

function RowPrice({ product, name, selling }: { product: ProductRef; name: string; selling: Selling }) {
  const buyHref = useBuyHref(selling);
  const words = useWords('shop');
  const offer = useWords('offer');
  const row = rowPrice(selling, product.pid);
  if (product.free) {
    return <p className="product-row-price text-row font-semibold">{words('product.free')}</p>;
  }
  if (!row) return <p className="product-row-price text-small text-muted">{words('product.notSold')}</p>;
  return (
    <p className="product-row-price">
      <ReducedPrice
        className="text-row font-semibold tracking-tight"
        price={row.price}
        amount={(price) => (row.from ? words('product.from', { price }) : price)}
      />
      <span className="block text-small text-muted">
        {offer(`licence.${row.licenceType}`)} ·{' '}
        <a
          className="link row-beside inline-block py-0.5 text-ink"
          href={buyHref(product.pid, row.licenceType)}
        >
          {words('product.buy')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </a>
      </span>
    </p>
  );
}
