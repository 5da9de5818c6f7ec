import type { Locale } from '@spindle/platform/locales.ts';
import { pathIn } from '../links.ts';
import { usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  ja: '日本語',
  fr: 'Français',
  zh: '繁體中文',
};

/** BCP 47 tags for `lang` and `hreflang`. */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en', de: 'de', ja: 'ja', fr: 'fr', zh: 'zh-TW' };

/** The same page in the other active languages; nothing where there is only one. */
export function LanguageMenu() {
  const { locale, locales } = usePageState();
  const words = useWords('shop');
  if (locales.length < 2) return null;
  return (
    <spindle-menu class="hidden bar:block">
      <details className="menu" name="bar">
        <summary className="nav-item">
          <VisuallyHidden>{words('nav.language')}: </VisuallyHidden>
          {LANGUAGE_NAMES[locale]}
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
            lang={LANGUAGE_TAGS[other]}
            hrefLang={LANGUAGE_TAGS[other]}
            aria-current={other === locale ? 'true' : undefined}
          >
            <span className="col-span-2">{LANGUAGE_NAMES[other]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
