import styles from './ContentsList.css?url';
import { Stylesheet } from './Stylesheet.tsx';
import { unbroken } from './unbroken.tsx';

/** The sections of a text, beside it where there is room. Fewer than three need no list. */
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
      <Stylesheet href={styles} />
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
