import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.ts';

/** A plain link to the top of the document; style shows it after the first screen. */
export function BackToTop() {
  const words = useWords('frame');
  return (
    <a className="back-to-top" href="#top" aria-label={words('nav.backToTop')}>
      <Icon name="arrow-up" />
    </a>
  );
}
