import { HeroDisc } from './Disc.tsx';

/** A disc that can no longer be read. */
export function ScratchedDisc({ label }: { label: string }) {
  return (
    <div className="relative">
      <HeroDisc line="suite" label={label} turning={false} />
      <svg className="scratches" viewBox="0 0 200 200" aria-hidden="true">
        <path d="M6 84C44 92 74 124 108 197M12 70c34 14 60 48 78 86M3 104c26 8 48 30 64 64" />
        <path d="M41 20c-10 26-7 54 7 84M27 36c3 13 1 24-4 36M70 8c-4 18-3 30 2 44" strokeWidth="0.35" />
        <path d="M21 122l13 5M116 158l16 25M84 178l4 13M60 60l-14 3" strokeWidth="0.9" />
        <path d="M150 8c-14 21-22 34-24 46M171 30l-26 34M189 72c-12 4-21 11-27 20" strokeWidth="0.3" />
      </svg>
    </div>
  );
}
