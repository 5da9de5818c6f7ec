import type { ReactNode } from 'react';
import { Disc } from '../ui/Disc.tsx';
import { Container } from '../ui/Section.tsx';

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
    <Container className="auth">
      <div className="auth-form">
        {props.step && <p className="label">{props.step}</p>}
        <h1 className="section-title">{props.title}</h1>
        {props.text && <div className="auth-text text-muted">{props.text}</div>}
        {props.children}
        {props.links && <div className="auth-links">{props.links}</div>}
      </div>
      <div className="auth-disc">
        <Disc line="suite" size="fill" />
      </div>
    </Container>
  );
}
