import { tenth } from '../drawings/seeded.ts';

/** Parts of a whole as one bar, the first in full colour. What is missing to the whole stays empty. */
export function SegmentBar({ parts, whole }: { parts: readonly number[]; whole: number }) {
  const share = (value: number) => tenth((value / whole) * 1000) / 10;
  let at = 0;
  return (
    <svg className="segment-bar" aria-hidden="true">
      <rect className="segment-bar-whole" width="100%" height="100%" />
      {parts.map((part, index) => {
        const x = at;
        at += share(part);
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own and never move
        return <rect key={index} data-part={index} x={`${x}%`} width={`${share(part)}%`} height="100%" />;
      })}
    </svg>
  );
}
