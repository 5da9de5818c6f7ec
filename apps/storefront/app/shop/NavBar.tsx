import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { Kept } from '../Kept.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { type FrameViewer, MemberLink } from './MemberLink.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { type NavigationSection, navigationSections } from './navigation-sections.ts';
import { Wordmark } from './Wordmark.tsx';

/** The bar on top. Menus are `details`: they open by click and key without script, by hover with it. */
export function NavBar({ navigation, viewer }: { navigation: Navigation | undefined; viewer: FrameViewer }) {
  const { shopName } = usePageState();
  const links = useLinks();
  const words = useWords('frame');
  return (
    <header className="nav-bar" id="top">
      <div className="wrap">
        <a
          href={links.home()}
          className="mr-auto inline-flex min-h-11 items-center bar:mr-5"
          aria-label={`${navigation?.logoTitle ?? shopName}, ${words('nav.home')}`}
        >
          <Wordmark title={navigation?.logoTitle} media={navigation?.media} eager />
        </a>
        <nav aria-label={words('nav.label')} className="mr-auto hidden bar:block">
          <spindle-menu>
            {navigation && <Kept as="ul" className="flex" draw={BarSections} from={navigation} />}
          </spindle-menu>
        </nav>
        <a
          className="nav-item hidden px-2.5 min-[23rem]:inline-flex"
          href={links.search()}
          aria-label={words('nav.search')}
        >
          <Icon name="search" size={20} />
        </a>
        <LanguageMenu />
        <MemberLink viewer={viewer} label={navigation?.login} />
        <MobileMenu navigation={navigation} />
      </div>
    </header>
  );
}

function BarSections({ from: navigation }: { from: Navigation }) {
  const page = usePageState();
  return navigationSections(navigation, page).map((section) => (
    <li key={section.id}>
      <BarSection section={section} />
    </li>
  ));
}

function BarSection({ section }: { section: NavigationSection }) {
  const words = useWords('frame');
  if (section.entries.length === 0) {
    return (
      <a className="nav-item" href={section.href}>
        {section.label}
      </a>
    );
  }
  return (
    <details className="menu" name="bar">
      <summary className="nav-item">
        {section.label}
        <Icon name="chevron-down" size={15} />
      </summary>
      <div className="menu-panel">
        <MenuEntries entries={section.entries} />
        {section.href && (
          <a className="menu-link mt-1 text-muted" href={section.href}>
            {words('nav.overview')}
          </a>
        )}
      </div>
    </details>
  );
}
