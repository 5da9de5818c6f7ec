import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { ReactNode } from 'react';
import { useLinks, usePageState } from '../page-state.ts';
import { cmsHref } from '../shop/cms-link.ts';
import { Notice } from '../ui/Notice.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import { LogOut } from './LogOut.tsx';
import styles from './MemberCentre.css?url';
import { CENTRE_SECTIONS, type ShownSection } from './sections.ts';

type About = DocumentOf<'member-page'>;

/** The frame of the member centre: who is in, the list of sections, the way out. */
export function MemberCentre(props: {
  section: ShownSection;
  title: string;
  email: string;
  token: string;
  /** What editors say in it. */
  about: About | undefined;
  children: ReactNode;
}) {
  const words = useWords('member');
  const links = useLinks();
  const state = usePageState();
  const sections = new Map<string, About['sections'][number]>(
    props.about?.sections.map((said) => [said.section, said]),
  );
  const titleOf = (section: ShownSection) => sections.get(section)?.title ?? words('products.title');
  const here = sections.get(props.section);
  const notice = props.about?.notice;
  return (
    <Container className="centre">
      <Stylesheet href={styles} />
      <aside className="centre-side">
        <p className="centre-name">{props.about?.title ?? words('title')}</p>
        <p className="centre-email address">{props.email}</p>
        <nav aria-label={words('sections')}>
          <ul>
            {CENTRE_SECTIONS.map((section) => (
              <li key={section}>
                <a href={links.member(section)} aria-current={section === props.section ? 'page' : undefined}>
                  {titleOf(section)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LogOut token={props.token} />
      </aside>
      <div className="centre-main">
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
        <h1 className="section-title">{here?.title ?? props.title}</h1>
        {here?.text && <p className="centre-text text-muted">{here.text}</p>}
        {props.children}
        {here?.helpLink && here.helpLabel && (
          <p>
            <a className="link" href={cmsHref(here.helpLink, state)}>
              {here.helpLabel}
            </a>
          </p>
        )}
      </div>
    </Container>
  );
}
