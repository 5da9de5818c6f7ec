import type { DocumentOf } from '@spindle/content/types/register.ts';
import { type ReactNode, use } from 'react';
import { useNavigation } from 'react-router';
import { CENTRE_SECTIONS, type CentreSection } from '../../page/member-sections.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { cmsHref } from '../shop/cms-link.ts';
import { Notice } from '../ui/Notice.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import { ActingContext } from './acting/acting-context.ts';
import { LogOut } from './LogOut.tsx';
import type { Counts } from './load-counts.ts';
import styles from './MemberCentre.css?url';
import { SectionLink } from './SectionLink.tsx';
import { SECTION_SHEETS } from './section-sheets.ts';
import { isSectionForActing, sectionOf } from './sections.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useSlow } from './use-slow.ts';

type About = DocumentOf<'member-page'>;

/** The frame of the member centre: who is in, the list of sections, the way out. */
export function MemberCentre(props: {
  section: CentreSection;
  /** The title of a page within the section. The section's own page has the section's title, and editors' texts. */
  title?: ReactNode;
  /** It has a title of its own, but is still the section's own page. */
  isWhole?: boolean;
  name: string;
  email: string;
  /** How many there are in the sections. */
  counts: Counts;
  token: string;
  /** Editors' texts in the centre. */
  about: About | undefined;
  children: ReactNode;
}) {
  const words = useWords('member');
  const links = useLinks();
  const state = usePageState();
  const { origin } = state;
  const sections = new Map<string, About['sections'][number]>(
    props.about?.sections.map((said) => [said.section, said]),
  );
  const titleOf = (section: CentreSection) => sections.get(section)?.title ?? words(`titles.${section}`);
  const here = props.title === undefined ? sections.get(props.section) : undefined;
  const text = props.section === 'overview' ? props.about?.summary : here?.text;
  const { state: progress, formData, location: target } = useNavigation();
  const loading = progress === 'loading';
  // A clicked section is marked at once, however long its data takes.
  const { pathname } = new URL(links.member(), origin);
  const opening = target?.pathname === pathname ? sectionOf(new URL(target.search, origin)) : undefined;
  const isSlow = useSlow(loading);
  // A new name is shown as soon as it is sent; if it is refused, the answer brings the old one back.
  const name = formData?.get('step') === 'profile' ? String(formData.get('name') ?? '').trim() : props.name;
  const heading = useHeadingFocus();
  const notice = props.about?.notice;
  const acting = use(ActingContext);
  return (
    <Container className="centre">
      <Stylesheet href={styles} />
      {SECTION_SHEETS[props.section].map((href) => (
        <Stylesheet key={href} href={href} />
      ))}
      <aside className="centre-side">
        <p className="centre-name">{name || (props.about?.title ?? words('title'))}</p>
        <p className="centre-email address">{props.email}</p>
        <nav aria-label={words('sections')}>
          <ul>
            {CENTRE_SECTIONS.filter((section) => !acting || isSectionForActing(section)).map((section) => (
              <li key={section}>
                <SectionLink
                  href={links.member(section === 'overview' ? undefined : section)}
                  data-opening={(section === opening && section !== props.section) || undefined}
                  aria-current={
                    section !== props.section
                      ? undefined
                      : props.title === undefined || props.isWhole
                        ? 'page'
                        : 'true'
                  }
                >
                  {titleOf(section)}
                  <Count section={section} counts={props.counts} />
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {!acting && <LogOut token={props.token} />}
      </aside>
      <div className="centre-right">
        {/* There from the start, as only its changes are read out; not in the busy part, of which nothing is read out. */}
        <p role="status" className="label centre-wait">
          {isSlow && words('loading')}
        </p>
        <div className="centre-main" aria-busy={loading || undefined}>
          {acting?.closed && <Closed />}
          {notice && (
            <Notice>
              <p>
                {notice.text}{' '}
                {notice.link && notice.linkLabel && (
                  <a className="link" href={cmsHref(notice.link, state)}>
                    {notice.linkLabel}
                  </a>
                )}
              </p>
            </Notice>
          )}
          <h1 className="section-title" ref={heading} tabIndex={-1}>
            {props.title ?? titleOf(props.section)}
          </h1>
          {text && <p className="centre-text text-muted">{text}</p>}
          {acting ? (
            // Whatever the section holds: while acting, staff can change nothing but the seats of devices.
            <fieldset className="acting-closed" disabled={props.section !== 'devices'}>
              {props.children}
            </fieldset>
          ) : (
            props.children
          )}
          {here?.helpLink && here.helpLabel && (
            <p>
              <a className="link" href={cmsHref(here.helpLink, state)}>
                {here.helpLabel}
              </a>
            </p>
          )}
        </div>
      </div>
    </Container>
  );
}

/** Tells staff that what they asked for is closed while they act as a member. */
function Closed() {
  return <Notice tone="warning">{useWords('acting')('refused')}</Notice>;
}

function Count({ section, counts }: { section: CentreSection; counts: Counts }) {
  const { licences, seats = 0, taken = 0, subscriptions, orders } = counts;
  const count = {
    my_products: licences,
    devices: seats > 0 && `${taken}/${seats}`,
    subscriptions,
    orders,
  }[section as string];
  return count ? <span className="centre-count">{count}</span> : null;
}
