import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import type { LicenceLabel } from './load-my-products.ts';
import styles from './my-products.css?url';
import type { Trial } from './trials.ts';

/** What the member owns, newest first. */
export function MyProducts({
  licences,
  email,
  empty,
  trials,
}: {
  licences: readonly LicenceLabel[];
  email: string;
  /** What editors say of a member who has bought nothing yet. */
  empty: string | undefined;
  trials: readonly Trial[];
}) {
  const words = useWords('member');
  if (licences.length === 0) {
    return (
      <>
        <Stylesheet href={styles} />
        <FirstSteps text={empty ?? words('products.emptyText', { email })} trials={trials} />
      </>
    );
  }
  return (
    <div className="licences">
      <Stylesheet href={styles} />
      {licences.map((licence) => (
        <LicenceCard key={licence.id} licence={licence} />
      ))}
    </div>
  );
}
