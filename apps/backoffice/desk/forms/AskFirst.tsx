import type { ReactNode } from 'react';

/** A button that says what will happen and asks before doing it; works without scripts. */
export function AskFirst(props: {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** The accessible name, which also says what the button is about. */
  name: string;
  label: string;
  question?: string;
  yes: string;
  /** Opens the answer in a new tab, so that the desk stays where it is. */
  newTab?: boolean;
  /** More information or fields, shown above the button. */
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
