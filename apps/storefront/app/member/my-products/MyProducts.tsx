import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';
import { LicenceCard } from './LicenceCard.tsx';
import type { LicenceLabel } from './load-my-products.ts';

/** What the member owns, newest first. */
export function MyProducts({
  licences,
  email,
  empty,
}: {
  licences: readonly LicenceLabel[];
  email: string;
  /** What editors say of a member who has bought nothing yet. */
  empty: string | undefined;
}) {
  const words = useWords('member');
  const links = useLinks();
  if (licences.length === 0) {
    return (
      <EmptyState
        title={words('products.emptyTitle')}
        text={empty ?? words('products.emptyText', { email })}
        action={<ButtonLink href={links.home()}>{words('products.toShop')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="licences">
      {licences.map((licence) => (
        <LicenceCard key={licence.id} licence={licence} />
      ))}
    </div>
  );
}
