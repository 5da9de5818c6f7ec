import './brand.css';

/** The shop's mark, the same as in the storefront's `favicon.svg`. */
export function Mark({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#1b1c24" />
      <g fill="none" strokeWidth="3">
        <path stroke="#e5352b" d="M5.6 10A12 12 0 0 1 16 4" />
        <path stroke="#7a4ff0" d="M26.4 22A12 12 0 0 1 16 28" />
        <circle cx="16" cy="16" r="8.5" stroke="#fff" strokeOpacity=".14" strokeWidth="1" />
      </g>
      <circle cx="16" cy="16" r="5" fill="#faf9f6" />
      <circle cx="16" cy="16" r="2" fill="#1b1c24" />
    </svg>
  );
}

/** Mark and name, above the log-in form. */
export function Logo({ shopName }: { shopName: string }) {
  return (
    <span className="brand">
      <Mark size={44} /> {shopName}
    </span>
  );
}
