import { unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { OrderLabel } from './load-orders.ts';
import { OrderState } from './OrderState.tsx';

/** An order in a list: the whole row leads to it, with its invoice beside it. */
export function OrderRow({
  order: { number, href, placed, products, total, state, invoiceHref },
  level = 2,
}: {
  order: OrderLabel;
  /** The level of its heading. */
  level?: 2 | 3;
}) {
  const words = useWords('orders');
  const Heading = `h${level}` as const;
  return (
    <li>
      <Heading>
        <SectionLink href={href}>{unbroken(products)}</SectionLink>
      </Heading>
      <p className="orders-facts">
        <span className="order-number">{number}</span> <span>{placed}</span>
        {invoiceHref && (
          <a className="link order-invoice" href={invoiceHref}>
            {words('invoice')}
            <VisuallyHidden> {number}</VisuallyHidden>
          </a>
        )}
      </p>
      <OrderState state={state} />
      <p className="price">{total}</p>
    </li>
  );
}
