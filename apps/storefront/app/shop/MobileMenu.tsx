import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Kept } from '../Kept.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useWords } from '../words.ts';
import { LanguageLinks } from './LanguageMenu.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { navigationSections } from './navigation-sections.ts';
import { Wordmark } from './Wordmark.tsx';

/** The slide-out menu up to 1024 px: a popover, so Escape and a tap beside it close it without script. */
export function MobileMenu({ navigation }: { navigation: Navigation | undefined }) {
  const links = useLinks();
  const words = useWords('frame');
  const { locale, sites } = usePageState();
  return (
    <>
      <button
        type="button"
        className="nav-item -mr-2 px-2.5 bar:hidden"
        popoverTarget="mobile-menu"
        aria-label={words('nav.open')}
      >
        <Icon name="menu" size={22} />
      </button>
      <div className="sheet" id="mobile-menu" popover="auto">
        <div className="flex min-h-16 items-center justify-between">
          <Wordmark title={navigation?.logoTitle} media={navigation?.media} />
          <button
            type="button"
            className="nav-item -mr-2 px-2.5"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={words('nav.close')}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <nav aria-label={words('nav.label')}>
          {navigation && <Kept as="div" draw={SheetSections} from={navigation} />}
          <a className="sheet-row" href={links.search()}>
            {words('nav.search')}
          </a>
          {sites.length > 1 && (
            <details className="sheet-section">
              <summary className="sheet-row">
                <span>
                  <VisuallyHidden>{words('nav.language')}: </VisuallyHidden>
                  {LANGUAGES[locale].name}
                </span>
                <Icon name="chevron-down" />
              </summary>
              <LanguageLinks className="menu-link" />
            </details>
          )}
        </nav>
      </div>
    </>
  );
}

function SheetSections({ from: navigation }: { from: Navigation }) {
  const words = useWords('frame');
  const page = usePageState();
  return navigationSections(navigation, page).map((section, index) =>
    section.entries.length === 0 ? (
      <a key={section.id} className="sheet-row" href={section.href}>
        {section.label}
      </a>
    ) : (
      <details key={section.id} className="sheet-section" open={index === 0}>
        <summary className="sheet-row">
          {section.label}
          <Icon name="chevron-down" />
        </summary>
        <MenuEntries entries={section.entries} />
        {section.href && (
          <a className="menu-link text-muted" href={section.href}>
            {words('nav.overview')}
          </a>
        )}
      </details>
    ),
  );
}
