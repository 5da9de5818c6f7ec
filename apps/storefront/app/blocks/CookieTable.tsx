import type { Cookie } from '@spindle/platform/cookies/cookie.ts';
import { VISITORS_COOKIES } from '@spindle/platform/cookies/table.ts';
import { Section, SectionHead } from '../ui/Section.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import type { BlockProps } from './block-props.ts';
import styles from './CookieTable.css?url';

const BASES = ['necessary', 'consent'] as const;

/** Every cookie that a visitor may get: its name, what it is for, how long it lives and who reads it. */
export function CookieTable({ block }: BlockProps<'blocks.cookie-table'>) {
  const words = useWords('cookies');
  return (
    <Section id={block.anchorId}>
      <Stylesheet href={styles} />
      <SectionHead title={block.title} text={block.text} />
      <div className="cookie-table">
        {BASES.map((basis) => (
          <div key={basis} className="mt-10">
            <h3 className="sub-title">{words(`basis.${basis}`)}</h3>
            <SpecSheet
              className="mt-4"
              rows={VISITORS_COOKIES.filter((cookie) => cookie.basis === basis).map((cookie) => ({
                label: <CookieName {...cookie} />,
                value: (
                  <>
                    {words(`purpose.${'about' in cookie ? cookie.about : cookie.name}`)}
                    <span className="block text-small text-muted">
                      <Lifetime seconds={cookie.seconds} /> · {words(`reader.${cookie.reader}`)}
                    </span>
                  </>
                ),
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

function CookieName({ name, goesOn, onTestHosts }: Cookie) {
  const words = useWords('cookies');
  return (
    <>
      <code>{goesOn ? `${name}…` : name}</code>
      {onTestHosts && (
        <span className="block">
          {words('onTestHosts')} <code>{onTestHosts}</code>
        </span>
      )}
    </>
  );
}

const UNITS = [
  ['days', 24 * 60 * 60],
  ['hours', 60 * 60],
  ['minutes', 60],
  ['seconds', 1],
] as const;

function Lifetime({ seconds }: Pick<Cookie, 'seconds'>) {
  const words = useWords('cookies');
  if (seconds === 'session') return words('lives.session');
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[3];
  return words(`lives.${unit}`, { count: seconds / length });
}
