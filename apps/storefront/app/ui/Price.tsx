import { VisuallyHidden } from './VisuallyHidden.tsx';
/**
 * An amount that is already formatted. A former price is told in words too, not only by its stroke.
 * @param wasLabel such as "Before"; read out in front of the former price
 */
export function Price(props: {
  amount: string;
  was?: string | undefined;
  wasLabel?: string;
  mono?: boolean;
  className?: string;
}) {
  return (
    <span className={`price${props.mono ? ' font-mono' : ''}${props.className ? ` ${props.className}` : ''}`}>
      <span>{props.amount}</span>
      {props.was && (
        <s className="ml-2 text-small font-normal text-muted">
          <VisuallyHidden>{props.wasLabel} </VisuallyHidden>
          {props.was}
        </s>
      )}
    </span>
  );
}
