import type { ReactNode } from 'react';
import { Disc } from '../ui/Disc.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { NavigationEntry } from './navigation-sections.ts';

export function MenuEntries({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <ul className={entries.some(markOf) ? 'menu-marked' : undefined}>
      {entries.map((entry) => {
        const mark = markOf(entry);
        const { label, href, text, tag } = entry;
        return (
          <li key={`${href} ${label}`}>
            <a className="menu-link" href={href}>
              {mark}
              <span>
                {label}
                {tag && <span className="label ml-2">{tag}</span>}
                {text && <span className="block text-small font-normal text-muted">{unbroken(text)}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What precedes an entry: the product's picture or disc, or the icon that editors chose. */
function markOf({ picture, line, icon }: NavigationEntry): ReactNode {
  if (picture) {
    return <Picture className="size-6 object-contain" media={picture} alt="" sizes="24px" />;
  }
  if (line) return <Disc line={line} size="xs" />;
  return icon ? <Icon name={icon} /> : null;
}
