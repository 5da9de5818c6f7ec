import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { ShownLine, ShownOrder } from './load-order.ts';

/** The lines with their keys, and the total with everything that was taken off or refunded. */
export function OrderLines({ order }: { order: ShownOrder }) {
  const words = useWords('orders');
  const { reductions, tax, reverseCharge, refunds, left } = order;
  return (
    <table className="order-lines">
      <thead>
        <tr>
          <th scope="col">{words('product')}</th>
          <th scope="col">{words('price')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Line line={line} />
            </th>
            <td className="price">{line.list}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="order-sum">
        {reductions.map(({ label, amount }) => (
          <Amount key={label} {...{ label, amount }} />
        ))}
        <tr className="order-total">
          <th scope="row">{words(order.paidOn ? 'paid' : 'total')}</th>
          <td className="price">{order.total}</td>
        </tr>
        {tax && <Amount label={words('tax', { rate: tax.rate })} amount={tax.amount} />}
        {reverseCharge && (
          <tr>
            <th scope="row" colSpan={2}>
              {words('reverseCharge')}
            </th>
          </tr>
        )}
        {refunds.map(({ id, date, amount, done }) => (
          <Amount key={id} label={words(done ? 'refunded' : 'refundAsked', { date })} amount={amount} />
        ))}
        {left && <Amount label={words('left')} amount={left} />}
      </tbody>
    </table>
  );
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="price">{amount}</td>
    </tr>
  );
}

function Line({ line: { name, system, licenceType, quantity, licences } }: { line: ShownLine }) {
  const member = useWords('member');
  const offer = useWords('offer');
  const links = useLinks();
  const facts = [offer(`licence.${licenceType}`), system && offer(`system.${system}`)].filter(Boolean);
  return (
    <>
      <span className="order-product">{quantity > 1 ? `${quantity} × ${name}` : name}</span>
      <span className="order-product-facts">{facts.join(' · ')}</span>
      {licences.map(({ id, key, state }) => (
        <span key={id} className="order-key" data-state={state}>
          <code>{key}</code>
          {state !== 'active' && <span>{member(`licenceState.${state}`)}</span>}
          <SectionLink className="link" href={links.licence(id)}>
            {member('toLicence')}
          </SectionLink>
        </span>
      ))}
    </>
  );
}
