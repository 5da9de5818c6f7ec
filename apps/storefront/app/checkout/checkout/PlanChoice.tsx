import { Link } from 'react-router';
import { useWords } from '../../words.ts';
import type { QuotePage } from './quote-page.ts';

/** Licence types and systems of this product, as links: each is a checkout of its own. */
export function PlanChoice({ page }: { page: QuotePage }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  return (
    <section aria-labelledby="plans" className="checkout-part">
      <div className="checkout-part-head">
        <h2 id="plans" className="sub-title">
          {words('buy.licence')}
        </h2>
        {page.systems.length > 1 && (
          <nav className="systems" aria-label={offer('system.label')}>
            {page.systems.map(({ system, href, chosen }) => (
              <Link key={system} to={href} replace aria-current={chosen ? 'true' : undefined}>
                {offer(`system.${system}`)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <ul className="plans">
        {page.plans.map(({ licenceType, price, href, chosen }) => (
          <li key={licenceType}>
            <Link to={href} replace aria-current={chosen ? 'true' : undefined}>
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
    </section>
  );
}
