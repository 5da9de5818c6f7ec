import type { ReactNode } from 'react';
import { HeroDisc } from '../ui/Disc.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import styles from './AuthFrame.css?url';

/** Printed around the hub: what a disc label carries is the same in every language. */
const LABEL = 'SPINDLE · DVD 650 NM · BLU-RAY 405 NM · 4K UHD 405 NM';

/** The frame of log-in, registration and password screens: one column of form, the disc at its side. */
export function AuthFrame(props: {
  title: string;
  text?: ReactNode;
  step?: string;
  children: ReactNode;
  /** Ways to the other screens. */
  links?: ReactNode;
}) {
  return (
    <div className="auth">
      <Stylesheet href={styles} />
      <Container>
        <div className="auth-form">
          {props.step && <p className="label">{props.step}</p>}
          <h1 className="section-title">{props.title}</h1>
          {props.text && <div className="auth-text text-muted">{props.text}</div>}
          {props.children}
          {props.links && <div className="auth-links">{props.links}</div>}
        </div>
      </Container>
      <div className="auth-disc">
        <HeroDisc line="suite" label={LABEL} />
      </div>
    </div>
  );
}
