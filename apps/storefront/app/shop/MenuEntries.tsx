import { Disc } from '../ui/Disc.tsx';
import type { NavigationEntry } from './navigation-sections.ts';

export function MenuEntries({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <ul>
      {entries.map(({ label, href, text, line, tag }) => (
        <li key={`${href} ${label}`}>
          <a className="menu-link" href={href}>
            {line && <Disc line={line} size="xs" />}
            <span className={line ? undefined : 'col-span-2'}>
              {label}
              {tag && <span className="label ml-2">{tag}</span>}
              {text && <span className="block text-small font-normal text-muted">{text}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
