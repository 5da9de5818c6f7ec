import { paths } from '../../page/paths.ts';
import { useLinks } from '../page-state.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { PromotionEnd } from './PromotionLine.tsx';
import styles from './PromotionPopup.css?url';
import type { RunningPopup } from './running-promotion.ts';

/** The running promotion's pop-up; `spindle-popup` decides when it is shown, and without script it never is. */
export function PromotionPopup({ popup }: { popup: RunningPopup }) {
  const links = useLinks();
  const words = useWords('shop');
  return (
    <spindle-popup hidden data-suffix={popup.cookieSuffix}>
      <Stylesheet href={styles} />
      <section className="popup" aria-labelledby="popup-title">
        <Button className="popup-close" look="outline" size="small" data-close>
          {words('dialog.close')}
        </Button>
        <h2 id="popup-title" className="sub-title">
          {unbroken(popup.title)}
        </h2>
        {popup.text && <p className="mt-2 text-muted">{unbroken(popup.text)}</p>}
        <p className="mt-2 text-small text-muted">
          <PromotionEnd promotion={popup} />
        </p>
        <p className="mt-4">
          <ButtonLink href={links.at(paths.promotion)} size="small">
            {popup.label}
          </ButtonLink>
        </p>
      </section>
    </spindle-popup>
  );
}
