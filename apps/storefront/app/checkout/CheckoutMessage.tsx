import type { ReactNode } from 'react';
import { Disc } from '../ui/Disc.tsx';
import { Container } from '../ui/Section.tsx';

/** One message instead of a form: what has happened, and what can be done. */
export function CheckoutMessage(props: {
  title: string;
  text: ReactNode;
  live?: boolean;
  spinning?: boolean;
  children?: ReactNode;
}) {
  return (
    <Container className="checkout-message">
      <Disc line="suite" size="md" className={props.spinning ? 'disc-spin-up' : 'disc-blank'} />
      <div role={props.live ? 'status' : undefined}>
        <h1 className="title">{props.title}</h1>
        <p className="checkout-lead">{props.text}</p>
      </div>
      {props.children && <div className="checkout-actions">{props.children}</div>}
    </Container>
  );
}
