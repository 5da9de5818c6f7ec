import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { useLinks } from '../page-state.ts';
import { hasBuyDialog } from '../shop/BuyDialog.tsx';
import { ReducedPrice } from '../shop/ReducedPrice.tsx';
import { hasTrial, rowPrice, type Selling } from '../shop/selling.ts';
import { useBuyHref } from '../shop/use-buy-href.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Disc } from '../ui/Disc.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';

/** Name, price, try, buy (download, if the product is free). It stays at the top of the window while the page is read. */
export function BuyBar({
  products,
  product,
  selling,
}: {
  products: readonly ProductRef[];
  product: ProductRef;
  selling: Selling;
}) {
  const links = useLinks();
  const buyHref = useBuyHref(selling);
  const words = useWords('shop');
  const offer = useWords('offer');
  const row = rowPrice(selling, product.pid);
  const withDialog = hasBuyDialog(product, selling);
  return (
    <div className="buy-bar" data-line={product.productLine}>
      <div className="wrap">
        <span className="buy-bar-name">
          <Disc line={product.productLine} size="sm" />
          <span>
            <span className="block font-semibold leading-tight">{product.shortName}</span>
            <span className="block text-small text-muted">
              {products.map(({ system }) => offer(`system.${system}`)).join(', ')}
            </span>
          </span>
        </span>
        <BarPrice row={row} free={product.free} />
        {hasTrial(selling, product.pid) && (
          <ButtonLink
            href={links.trial(product.pid)}
            {...(row ? { look: 'outline', className: 'buy-bar-trial' } : { look: 'line' })}
            data-track="download"
            data-pid={product.pid}
            data-label="buy_bar"
          >
            <Icon name="download" />
            <span>{words(product.free ? 'product.download' : 'product.trial')}</span>
            <VisuallyHidden>, {offer(`system.${product.system}`)}</VisuallyHidden>
          </ButtonLink>
        )}
        {row && (
          <ButtonLink
            href={buyHref(product.pid, row.licenceType)}
            look="line"
            data-pid={product.pid}
            {...(withDialog && {
              'data-buy-dialog': '',
              'data-name': product.shortName,
              'data-has-mac': products.some(({ system }) => system === 'mac') ? '1' : '0',
            })}
          >
            {words('product.buy')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function BarPrice({ row, free }: { row: ReturnType<typeof rowPrice>; free: boolean }) {
  const words = useWords('shop');
  const offer = useWords('offer');
  if (free) return <p className="buy-bar-price text-row font-semibold">{words('product.free')}</p>;
  if (!row) return <p className="buy-bar-price text-small text-muted">{words('product.notSold')}</p>;
  return (
    <p className="buy-bar-price">
      <ReducedPrice className="text-row font-semibold tracking-tight" price={row.price} />
      <span className="block text-small text-muted">{offer(`licence.${row.licenceType}`)}</span>
    </p>
  );
}
