import { Disc } from '../ui/Disc.tsx';

export function Wordmark({ title = 'Spindle' }: { title?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Disc line="suite" size="xs" />
      <span className="wordmark">{title}</span>
    </span>
  );
}
