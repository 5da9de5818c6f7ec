import type { ReactNode } from 'react';

/** A button that says what will happen and asks before it does it; without script as well. */
export function AskFirst(props: {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** For those who hear the page: what it is about. */
  name: string;
  label: string;
  question?: string;
  yes: string;
  /** The answer opens beside the desk, which stays where it is. */
  newTab?: boolean;
  /** What is to be known or written before. */
  children?: ReactNode;
}) {
  return (
    <details className="desk-ask" name="desk-ask">
      <summary aria-label={props.name}>{props.label}</summary>
      <form method="post" action={props.action} {...(props.newTab && { target: '_blank', rel: 'noopener' })}>
        {Object.entries(props.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {props.question && <p>{props.question}</p>}
        {props.children}
        <button type="submit">{props.yes}</button>
      </form>
    </details>
  );
}
