import { useLinks } from '../page-state.ts';
import { useWords } from '../words.ts';

/**
 * Links to cancelling and to withdrawing, for the list in a page's foot: the law of the European Union requires both,
 * whatever editors write.
 */
export function WaysOut() {
  const links = useLinks();
  const words = useWords('frame');
  return (['subscriptionCancel', 'withdraw'] as const).map((way) => (
    <li key={way}>
      <a className="inline-flex min-h-9 items-center text-muted hover:text-ink" href={links[way]()}>
        {words(`legal.${way}`)}
      </a>
    </li>
  ));
}
