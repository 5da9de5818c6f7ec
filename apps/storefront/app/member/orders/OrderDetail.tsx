import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { ShownOrder } from './load-order.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';

/** One order: its total, what has happened to it, and its keys. Printed, it is the receipt. */
export function OrderDetail({ order }: { order: ShownOrder }) {
  const words = useWords('orders');
  const member = useWords('member');
  const links = useLinks();
  const { state, documents } = order;
  const about = state === 'review' || state === 'disputed' || state === 'charged_back' ? state : undefined;
  return (
    <div className="order">
      <p className="order-back">
        <SectionLink className="link" href={links.member('orders')}>
          {words('all')}
        </SectionLink>
      </p>
      {about && <Notice tone="warning">{words(`about.${about}`)}</Notice>}
      <OrderFacts order={order} />
      <OrderLines order={order} />
      {documents.length > 0 && (
        <ul className="order-documents">
          {documents.map(({ number, kind, href, electronicHref }) => (
            <li key={number}>
              <a className="link" href={href}>
                {words(`documents.${kind}`, { number })}
              </a>
              {electronicHref && (
                <span className="order-electronic">
                  {' · '}
                  <a className="link" href={electronicHref}>
                    {words('documents.electronic', { number })}
                  </a>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="order-ways">
        <Button look="outline" size="small" className="order-print" onClick={() => print()}>
          {words('print')}
        </Button>
        <p className="text-small text-muted">
          {words('help')}{' '}
          <a className="link" href={links.contact()}>
            {member('support')}
          </a>
        </p>
      </div>
    </div>
  );
}
