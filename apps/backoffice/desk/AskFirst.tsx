/** A button that says what will happen and asks before it does it; without script as well. */
export function AskFirst(props: {
  action: string;
  orderId: string;
  /** For those who hear the page: which order it is about. */
  name: string;
  label: string;
  question: string;
  yes: string;
}) {
  return (
    <details className="desk-ask" name="desk-ask">
      <summary aria-label={props.name}>{props.label}</summary>
      <form method="post" action={props.action}>
        <input type="hidden" name="order" value={props.orderId} />
        <p>{props.question}</p>
        <button type="submit">{props.yes}</button>
      </form>
    </details>
  );
}
