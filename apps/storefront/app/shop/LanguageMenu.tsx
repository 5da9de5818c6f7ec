import { LANGUAGES } from '@spindle/platform/locales.ts';
import { useLocation } from 'react-router';
import { hrefIn } from '../../page/links.ts';
import { usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';

/** The same page in the other active languages; nothing if there is only one. */
export function LanguageMenu() {
  const { locale, sites } = usePageState();
  const words = useWords('frame');
  if (sites.length < 2) return null;
  return (
    <spindle-menu class="hidden bar:block">
      <details className="menu" name="bar">
        <summary className="nav-item">
          <VisuallyHidden>{words('nav.language')}: </VisuallyHidden>
          {LANGUAGES[locale].name}
          <Icon name="chevron-down" size={15} />
        </summary>
        <div className="menu-panel menu-panel-end min-w-48">
          <LanguageLinks className="menu-link" />
        </div>
      </details>
    </spindle-menu>
  );
}

export function LanguageLinks({ className }: { className: string }) {
  const { locale, sites, path, origin, missingIn } = usePageState();
  // The query that the page varies by: on a page that is the same for everyone, `search` has nothing else.
  const { search } = useLocation();
  return (
    <ul>
      {sites.map((other) => (
        <li key={other.locale}>
          <a
            className={className}
            // If the page does not exist in a language, the nearest page above it that does.
            href={
              hrefIn(other, missingIn[other.locale] ?? path, origin) + (missingIn[other.locale] ? '' : search)
            }
            lang={LANGUAGES[other.locale].tag}
            hrefLang={LANGUAGES[other.locale].tag}
            aria-current={other.locale === locale ? 'true' : undefined}
          >
            <span className="flex items-center justify-between gap-4">
              {LANGUAGES[other.locale].name}
              {other.locale === locale && <Icon name="check" />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
