import { HeroDisc } from './Disc.tsx';

/** A disc that can't be read any more. */
export function ScratchedDisc({ label }: { label: string }) {
  return (
    <div className="relative">
      <HeroDisc line="suite" label={label} turning={false} />
      <svg className="scratches" viewBox="0 0 200 200" aria-hidden="true">
        <path d="M8 78C40 90 61 121 96 196M14 66c31 17 58 52 71 84M3 102c22 10 40 31 52 62" />
        <path d="M39 22c-9 24-6 51 6 78M28 34c2 12 0 22-5 33" strokeWidth="0.5" />
        <path d="M62 58l9 6M70 54l-5 12M22 128l10 3M118 160l12 21M126 156l4 9" strokeWidth="1.1" />
        <path d="M150 8c-14 21-22 34-24 46M171 30l-26 34M189 72c-12 4-21 11-27 20" strokeWidth="0.4" />
      </svg>
    </div>
  );
}
