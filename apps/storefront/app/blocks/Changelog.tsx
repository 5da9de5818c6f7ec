import { dateFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockOf, BlockProps } from './block-props.ts';
import styles from './Changelog.css?url';

type Release = BlockOf<'blocks.changelog'>['releases'][number];

/** How many versions are shown open; older ones are folded away. */
const OPEN = 3;

/** What changed from version to version. */
export function Changelog({ block }: BlockProps<'blocks.changelog'>) {
  const words = useWords('blocks');
  const older = block.releases.slice(OPEN);
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <h2 className="section-title">{unbroken(block.title)}</h2>
      <div className="changelog">
        {block.releases.slice(0, OPEN).map((release) => (
          <Version key={release.version} release={release} />
        ))}
        {older.length > 0 && (
          <details className="question">
            <summary>
              <span className="font-semibold">{words('changelog.older', { count: older.length })}</span>
              <Icon name="chevron-down" />
            </summary>
            {older.map((release) => (
              <Version key={release.version} release={release} />
            ))}
          </details>
        )}
      </div>
    </Section>
  );
}

function Version({ release: { version, releasedAt, changes } }: { release: Release }) {
  const { locale } = usePageState();
  const words = useWords('blocks');
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section className="release" aria-label={version}>
      <div>
        <h3 className="release-version">{version}</h3>
        <time className="text-small text-muted" dateTime={releasedAt.slice(0, 10)}>
          {day.format(new Date(releasedAt))}
        </time>
      </div>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ kind, text }) => (
            <li key={text}>
              <span className="label" data-kind={kind}>
                {words(`changelog.${kind}`)}
              </span>
              <span>{unbroken(text)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
