import type { ReactNode } from 'react';
import { useLinks } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import { LogOut } from './LogOut.tsx';
import styles from './MemberCentre.css?url';
import { CENTRE_SECTIONS, type ShownSection } from './sections.ts';

/** The frame of the member centre: who is in, the list of sections, the way out. */
export function MemberCentre(props: {
  section: ShownSection;
  title: string;
  email: string;
  token: string;
  children: ReactNode;
}) {
  const words = useWords('member');
  const links = useLinks();
  const titles = { my_products: words('products.title') };
  return (
    <Container className="centre">
      <Stylesheet href={styles} />
      <aside className="centre-side">
        <p className="centre-name">{words('title')}</p>
        <p className="centre-email address">{props.email}</p>
        <nav aria-label={words('sections')}>
          <ul>
            {CENTRE_SECTIONS.map((section) => (
              <li key={section}>
                <a href={links.member(section)} aria-current={section === props.section ? 'page' : undefined}>
                  {titles[section]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LogOut token={props.token} />
      </aside>
      <div className="centre-main">
        <h1 className="section-title">{props.title}</h1>
        {props.children}
      </div>
    </Container>
  );
}
