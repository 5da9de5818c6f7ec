import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words.ts';

/** The link to an archive that is ready. */
export function FetchArchive({ href }: { href: string }) {
  const words = useWords('privacy');
  return (
    <ButtonLink href={href} download>
      <Icon name="download" size={18} />
      {words('export.fetch')}
    </ButtonLink>
  );
}
