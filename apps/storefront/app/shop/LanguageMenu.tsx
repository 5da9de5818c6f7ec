import { LANGUAGES } from '@spindle/platform/locales.ts';
import { pathIn } from '../../page/links.ts';
import { usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';

/** The same page in the other active languages; nothing where there is only one. */
export function LanguageMenu() {
  const { locale, locales } = usePageState();
  const words = useWords('frame');
  if (locales.length < 2) return null;
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
  const { locale, locales, path, defaultLocale } = usePageState();
  return (
    <ul>
      {locales.map((other) => (
        <li key={other}>
          <a
            className={className}
            href={pathIn(other, path, defaultLocale)}
            lang={LANGUAGES[other].tag}
            hrefLang={LANGUAGES[other].tag}
            aria-current={other === locale ? 'true' : undefined}
          >
            <span className="col-span-2">{LANGUAGES[other].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
