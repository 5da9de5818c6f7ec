import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { DocumentOf } from '@spindle/content/types/register.ts';
import { isLifetime, LICENCE_TYPES, type LicenceType } from '@spindle/platform/licence-types.ts';
import styles from '../blocks/sheets/product.css?url';
import { useLinks, usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import { AmazonLink } from './AmazonLink.tsx';
import { cmsHref } from './cms-link.ts';
import { ReducedPrice } from './ReducedPrice.tsx';
import { couponFor, priceOf, type Selling } from './selling.ts';
import { useEdition } from './use-edition.ts';

/** Free, Android and aio products have no dialog (spec §2), nor has a product without a price, for which there is no choice. */
export function hasBuyDialog(product: ProductRef, selling: Selling): boolean {
  const { pid, system, type, free } = product;
  if (free || system === 'android' || type === 'aio') return false;
  return LICENCE_TYPES.some((licenceType) => priceOf(selling, pid, licenceType));
}

/**
 * The licences of this page's product, opened by elements marked `data-buy-dialog`. Without script those elements are
 * links to the buy page, and this is never shown.
 */
export function BuyDialog({
  products,
  selling,
  texts,
}: {
  products: readonly ProductRef[];
  selling: Selling;
  /** Editors' texts for it; without them the interface's words are used. */
  texts?: DocumentOf<'pro-dlg'> | undefined;
}) {
  const words = useWords('shop');
  const offer = useWords('offer');
  const editions = products.filter((product) => hasBuyDialog(product, selling));
  const chosen = useEdition(editions);
  if (!chosen) return null;
  const buyPage = selling.links?.[chosen.pid]?.buy;
  return (
    <spindle-buy>
      <Stylesheet href={styles} />
      <dialog className="dialog editions" aria-labelledby="buy-dialog-title" data-line={chosen.productLine}>
        <div className="flex items-start justify-between gap-4 px-6 pt-5">
          <h2 id="buy-dialog-title" className="sub-title pt-2">
            {texts?.title.replaceAll('{name}', chosen.shortName) ??
              words('dialog.title', { name: chosen.shortName })}
          </h2>
          <form method="dialog">
            <button type="submit" className="nav-item -mr-3 px-2.5" aria-label={words('dialog.close')}>
              <Icon name="close" size={20} />
            </button>
          </form>
        </div>
        <div className="px-6 pb-5">
          {texts?.text && <p className="mt-2 text-small text-muted">{texts.text}</p>}
          {editions.length > 1 && (
            <div className="mt-4">
              <Segments
                legend={offer('system.label')}
                name="dialog-system"
                defaultValue={chosen.system}
                options={editions.map(({ system }) => ({ value: system, label: offer(`system.${system}`) }))}
              />
            </div>
          )}
          {editions.map((product) => (
            <ul
              key={product.pid}
              className="edition rule mt-5"
              data-system={product.system}
              data-pid={product.pid}
            >
              {LICENCE_TYPES.map((licenceType) => (
                <DialogRow key={licenceType} product={product} licenceType={licenceType} selling={selling} />
              ))}
            </ul>
          ))}
          {texts && texts.points.length > 0 && (
            <ul className="dialog-points">
              {texts.points.map(({ text }) => (
                <li key={text}>
                  <Icon name="check" size={16} />
                  {text}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-muted">
            <Guarantee texts={texts} />
            {chosen.amazon && <AmazonLink href={chosen.amazon} />}
            {buyPage && (
              <a className="link" href={buyPage}>
                {texts?.compareLabel ?? words('dialog.all')}
              </a>
            )}
          </p>
        </div>
      </dialog>
    </spindle-buy>
  );
}

function Guarantee({ texts }: { texts: DocumentOf<'pro-dlg'> | undefined }) {
  const state = usePageState();
  const offer = useWords('offer');
  const said = texts?.guarantee ?? offer('guarantee.title');
  if (!texts?.guaranteeLink) return <span>{said}</span>;
  return (
    <a className="link" href={cmsHref(texts.guaranteeLink, state)}>
      {said}
    </a>
  );
}

function DialogRow({
  product,
  licenceType,
  selling,
}: {
  product: ProductRef;
  licenceType: LicenceType;
  selling: Selling;
}) {
  const links = useLinks();
  const words = useWords('shop');
  const offer = useWords('offer');
  const price = priceOf(selling, product.pid, licenceType);
  if (!price) return null;
  const coupon = couponFor(selling, product.pid, licenceType)?.code;
  return (
    <li className="border-b border-hairline">
      <a
        className="dialog-row"
        href={links.checkout({ pid: product.pid, licenceType, coupon, discount: selling.discount })}
        data-track="buy_click"
        data-pid={product.pid}
      >
        <span>
          <span className="block font-semibold">{offer(`licence.${licenceType}`)}</span>
          <span className="block text-small text-muted">
            {isLifetime(licenceType) ? words(`licence.term.${licenceType}`) : words('licence.renews')}
          </span>
        </span>
        <span>
          <ReducedPrice mono price={price} />
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
