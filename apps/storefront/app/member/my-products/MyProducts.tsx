import { useWords } from '../../words.ts';
import { ListHead, ListPages } from '../ListPages.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import type { MyProducts as Loaded } from './load-my-products.ts';
import type { Trial } from './trials.ts';

/** The member's licences, working ones first, a page at a time. */
export function MyProducts({
  products: { licences, place },
  email,
  empty,
  trials,
  token,
}: {
  products: Loaded;
  email: string;
  /** Editors' text for a member who has bought nothing yet. */
  empty: string | undefined;
  trials: readonly Trial[];
  token: string;
}) {
  const words = useWords('licences');
  if (place.total === 0) {
    return <FirstSteps text={empty ?? words('products.emptyText', { email })} trials={trials} />;
  }
  return (
    <>
      <ListHead section="my_products" place={place} />
      <div className="licences">
        {licences.map((licence) => (
          <LicenceCard key={licence.id} licence={licence} token={token} />
        ))}
      </div>
      <ListPages section="my_products" place={place} />
    </>
  );
}
