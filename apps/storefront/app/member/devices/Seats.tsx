import { useWords } from '../../words.ts';

/** How many seats of a licence are taken: in words, and as segments that repeat them. */
export function Seats({ used, seats }: { used: number; seats: number }) {
  const words = useWords('licences');
  return (
    <div className="seats">
      <p className="label">{words('devices.used', { used, seats })}</p>
      <div className="seats-bar" aria-hidden="true">
        {Array.from({ length: Math.max(seats, used) }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity of their own
          <span key={seat} data-taken={seat < used || undefined} />
        ))}
      </div>
    </div>
  );
}
