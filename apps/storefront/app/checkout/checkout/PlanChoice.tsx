import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words.ts';
import type { LineChoice } from './line-choices.ts';

/** What is bought: one product with its licences open, or several that are opened one by one. */
export function PlanChoice({ lines }: { lines: readonly [LineChoice, ...LineChoice[]] }) {
  const words = useWords('checkout');
  const [only, ...others] = lines;
  if (others.length > 0) return lines.map((line) => <BasketLine key={line.pid} line={line} />);
  return (
    <section aria-labelledby="plans" className="checkout-part">
      <div className="checkout-part-head">
        <h2 id="plans" className="sub-title">
          {words('buy.licence')}
        </h2>
        <Systems line={only} />
      </div>
      <Plans line={only} />
    </section>
  );
}

/** One of several products: the line shows what is chosen, and the other choices are folded. */
function BasketLine({ line }: { line: LineChoice }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const { pid, product, licenceType, price, replaces, withoutHref } = line;
  const { name } = product;
  return (
    <section aria-labelledby={`line-${pid}`} className="basket-line" data-line={product.productLine}>
      <div className="basket-line-head">
        <h2 id={`line-${pid}`} className="basket-line-name">
          {name} <span>{offer(`system.${product.system}`)}</span>
        </h2>
        {withoutHref && (
          <Link
            className="link"
            to={withoutHref}
            replace
            preventScrollReset
            aria-label={words('buy.removeOf', { name })}
          >
            {words('buy.remove')}
          </Link>
        )}
      </div>
      {replaces && <p className="basket-line-note">{words('buy.replaces', { old: replaces, name })}</p>}
      <details className="basket-line-choice">
        <summary>
          <span className="plan-name">{offer(`licence.${licenceType}`)}</span>
          <span className="price">{price}</span>
          <span className="basket-line-change">
            {words('buy.change')}
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        <Systems line={line} />
        <Plans line={line} />
      </details>
    </section>
  );
}

/** The product's systems as links: each leads to a checkout of its own. */
function Systems({ line: { systems } }: { line: LineChoice }) {
  const offer = useWords('offer');
  if (systems.length < 2) return null;
  return (
    <nav className="systems" aria-label={offer('system.label')}>
      {systems.map(({ system, href, chosen }) => (
        <Link key={system} to={href} replace preventScrollReset aria-current={chosen ? 'true' : undefined}>
          {offer(`system.${system}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The product's licence types, also as links. */
function Plans({ line: { plans } }: { line: LineChoice }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  return (
    <ul className="plans">
      {plans.map(({ licenceType, price, href, chosen }) => (
        <li key={licenceType}>
          <Link to={href} replace preventScrollReset aria-current={chosen ? 'true' : undefined}>
            <span className="plan-mark" />
            <span>
              <span className="plan-name">{offer(`licence.${licenceType}`)}</span>
              <span className="plan-words">{words(`buy.licenceWords.${licenceType}`)}</span>
            </span>
            <span className="price">{price}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
