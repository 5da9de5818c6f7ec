import { useWords } from '../../words.ts';
import type { LineChoice } from './line-choices.ts';

/** What the buyer agrees to, in full and in place: of each kind of licence in the basket. */
export function Terms({ lines }: { lines: readonly LineChoice[] }) {
  const words = useWords('checkout');
  const offer = useWords('offer');
  const types = [...new Set(lines.map(({ licenceType }) => licenceType))];
  return (
    <section className="terms" aria-labelledby="terms">
      <h3 id="terms">{words('buy.terms.title')}</h3>
      <p>{words(lines.length > 1 ? 'buy.terms.leadMany' : 'buy.terms.lead')}</p>
      <ul>
        {types.map((type) => (
          <li key={type}>
            {types.length > 1 && `${offer(`licence.${type}`)}: `}
            {words(`buy.terms.use.${type}`)} {words(`buy.terms.end.${type}`)}
          </li>
        ))}
        <li>{words('buy.terms.delivery')}</li>
      </ul>
    </section>
  );
}
