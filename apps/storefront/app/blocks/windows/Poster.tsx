/** Posters of films that nobody made, drawn from a few shapes. */
const POSTERS = {
  harbour: (
    <>
      <path fill="#24315f" d="M0 0h60v90H0z" />
      <path fill="#e58a63" d="M0 44h60v46H0z" />
      <circle cx="30" cy="44" r="13" fill="#ffd9a0" />
      <path fill="#1a2244" d="M0 58c16-6 32 4 60-4v36H0z" />
      <path fill="#f3ede4" d="m26 64 2-26h4l2 26z" />
      <path fill="#c33b34" d="M27.3 46h5.4l.5 6h-6.4zM26.4 57h7.2l.4 5h-8z" />
    </>
  ),
  train: (
    <>
      <path fill="#0f3b3a" d="M0 0h60v90H0z" />
      <circle cx="42" cy="20" r="8" fill="#f2ead2" />
      <path fill="#1c5a55" d="m0 62 20-26 14 16 10-11 16 21v28H0z" />
      <path fill="#08211f" d="M0 66h60v24H0z" />
      <path stroke="#e9d9a6" strokeWidth="1.2" d="m30 66-16 24M30 66l16 24M24.5 74h11M21 80h18M16.5 87h27" />
    </>
  ),
  orchard: (
    <>
      <path fill="#efe6d3" d="M0 0h60v90H0z" />
      <g fill="#2f7d5b">
        <circle cx="14" cy="30" r="9" />
        <circle cx="44" cy="24" r="12" />
        <circle cx="30" cy="50" r="14" opacity="0.75" />
      </g>
      <g fill="#d9472f">
        <circle cx="40" cy="22" r="2.2" />
        <circle cx="48" cy="28" r="2.2" />
        <circle cx="25" cy="52" r="2.6" />
        <circle cx="36" cy="46" r="2.6" />
        <circle cx="12" cy="33" r="1.8" />
      </g>
      <path stroke="#40372c" strokeWidth="1.5" d="M14 39v40M44 36v43M30 64v15" />
      <path fill="#c9bd9f" d="M0 79h60v11H0z" />
    </>
  ),
  salt: (
    <>
      <path fill="#141322" d="M0 0h60v90H0z" />
      <path fill="#6d5bd0" opacity="0.55" d="M-4 50C14 20 34 66 66 22v26C36 82 14 40-4 72z" />
      <path fill="#e9e6f7" d="M0 72c14-8 26 4 36-1s16-5 24-1v20H0z" />
      <path
        stroke="#fff"
        strokeWidth="1"
        strokeLinecap="round"
        d="M10 12h0M22 24h0M34 9h0M49 16h0M54 30h0M15 36h0M40 34h0"
      />
    </>
  ),
  summer: (
    <>
      <path fill="#f4c64e" d="M0 0h60v90H0z" />
      <circle cx="30" cy="36" r="18" fill="#ef6a3b" />
      <path fill="#2b8fb3" d="M0 56c8-5 12 5 20 0s12 5 20 0 12 5 20 0v34H0z" />
      <path fill="#1f6f90" d="M0 70c8-5 12 5 20 0s12 5 20 0 12 5 20 0v20H0z" />
    </>
  ),
  ferry: (
    <>
      <path fill="#0b2545" d="M0 0h60v90H0z" />
      <path fill="#f0eee6" d="M14 46h32l4 8H10zM20 36h20v8H20zM27 26h5v8h-5z" />
      <path fill="#d8483a" d="M8 56h44l-7 12H15z" />
      <path fill="#123c69" d="M0 66c10-4 20 4 30 0s20-4 30 0v24H0z" />
      <path fill="#e9c46a" d="M22 39h3v3h-3zM28.5 39h3v3h-3zM35 39h3v3h-3z" />
    </>
  ),
} as const;
export type PosterName = keyof typeof POSTERS;

export function Poster({ name }: { name: PosterName }) {
  return (
    <svg className="poster" viewBox="0 0 60 90" aria-hidden="true">
      {POSTERS[name]}
    </svg>
  );
}
