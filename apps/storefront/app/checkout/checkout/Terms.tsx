import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { useWords } from '../../words.ts';

/** What the buyer agrees to, in full and in place. */
export function Terms({ licenceType }: { licenceType: LicenceType }) {
  const words = useWords('checkout');
  return (
    <section className="terms" aria-labelledby="terms">
      <h3 id="terms">{words('buy.terms.title')}</h3>
      <p>{words('buy.terms.lead')}</p>
      <ul>
        <li>{words(`buy.terms.use.${licenceType}`)}</li>
        <li>{words(`buy.terms.end.${licenceType}`)}</li>
        <li>{words('buy.terms.delivery')}</li>
      </ul>
    </section>
  );
}
