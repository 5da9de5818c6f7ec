import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { ReactNode } from 'react';
import { usePageState } from '../page-state.ts';
import { HeroDisc } from '../ui/Disc.tsx';
import { discLabel } from '../ui/disc-label.ts';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import styles from './AuthFrame.css?url';

/** Printed around the hub behind the shop's name. Like all labels of discs, it is the same in every language. */
const LABEL = 'DVD 650 nm · Blu-ray 405 nm · 4K UHD 405 nm';

/** Editors' texts on the first screen of a form of the account. */
export type About = DocumentOf<'login-page'>;

/** The frame of log-in, registration and password screens: one column of form, the disc at its side. */
export function AuthFrame(props: {
  title: string;
  text?: ReactNode;
  step?: string;
  children: ReactNode;
  /** Links to the other screens. */
  links?: ReactNode;
  /** Its title and introduction replace the given ones; its small print and its points come after the form. */
  about?: About | undefined;
}) {
  const { shopName } = usePageState();
  const { about } = props;
  const text = about?.summary ? <p>{about.summary}</p> : props.text;
  return (
    <div className="auth">
      <Stylesheet href={styles} />
      <Container>
        <div className="auth-form">
          {props.step && <p className="label">{props.step}</p>}
          <h1 className="section-title">{about?.title ?? props.title}</h1>
          {text && <div className="auth-text text-muted">{text}</div>}
          {props.children}
          {about?.legalText && <p className="text-small text-muted">{about.legalText}</p>}
          {props.links && <div className="auth-links">{props.links}</div>}
          {about && about.points.length > 0 && (
            <ul className="auth-points">
              {about.points.map((point) => (
                <li key={point}>
                  <Icon name="check" size={16} />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
      <div className="auth-disc">
        <HeroDisc line="suite" label={discLabel(shopName, LABEL)} />
      </div>
    </div>
  );
}
