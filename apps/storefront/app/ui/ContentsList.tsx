import { unbroken } from './unbroken.tsx';

/**
 * The sections of a text, beside it where there is room. Fewer than three need no list. Its styles are in the sheet of
 * the page that uses it.
 */
export function ContentsList({
  label,
  headings,
}: {
  label: string;
  headings: readonly { id: string; text: string }[];
}) {
  if (headings.length < 3) return null;
  return (
    <nav className="contents-list" aria-label={label}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{unbroken(text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
