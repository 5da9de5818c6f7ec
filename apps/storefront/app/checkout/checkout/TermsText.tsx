import type { Terms } from '@spindle/domain/checkout/terms.ts';
import { useWords } from '../../words.ts';

/** What the buyer agrees to, in full and in place. */
export function TermsText({ terms: { lead, items } }: { terms: Terms }) {
  const words = useWords('checkout');
  return (
    <section className="terms" aria-labelledby="terms">
      <h3 id="terms">{words('buy.terms.title')}</h3>
      <p>{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
