/** The keyboard's first stop: skips the navigation. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {label}
    </a>
  );
}
