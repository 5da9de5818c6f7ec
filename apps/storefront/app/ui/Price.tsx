import { VisuallyHidden } from './VisuallyHidden.tsx';
/**
 * An amount that is already formatted. A former price is also announced in words, not only by its stroke.
 * @param wasLabel such as "Before"; read out in front of the former price
 */
export function Price(props: {
  amount: string;
  was?: string | undefined;
  wasLabel?: string;
  mono?: boolean;
  className?: string;
}) {
  // Where there is no room beside it, a former price moves below.
  const look = [
    'price inline-flex flex-wrap items-baseline gap-x-2',
    props.mono && 'font-mono',
    props.className,
  ];
  return (
    <span className={look.filter(Boolean).join(' ')}>
      <span>{props.amount}</span>
      {props.was && (
        <s className="text-small font-normal text-muted">
          <VisuallyHidden>{props.wasLabel} </VisuallyHidden>
          {props.was}
        </s>
      )}
    </span>
  );
}
