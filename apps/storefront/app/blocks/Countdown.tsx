import { endMoment } from '@spindle/i18n/format-end.ts';
import { usePageState } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { ActionLink } from './ActionLink.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './Countdown.css?url';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The end of the running promotion; left out while none runs. Day and time of the end are always shown; with script,
 * `spindle-countdown` counts down to it.
 */
export function Countdown({ block, selling }: BlockProps<'blocks.countdown'>) {
  const { locale } = usePageState();
  const words = useWords('blocks');
  const { promotion } = selling;
  if (!promotion) return null;
  const end = endMoment(locale, promotion);
  const text = block.text ?? promotion.summary;
  return (
    <section id={block.anchorId} className="lacquer countdown">
      <Stylesheet href={styles} />
      <Container className="countdown-columns">
        <div>
          <h2 className="section-title">{unbroken(block.title ?? promotion.title)}</h2>
          {text && <p className="mt-4 max-w-[30rem] text-muted">{unbroken(text)}</p>}
          {block.action && (
            <p className="mt-7">
              <ActionLink action={block.action} selling={selling} />
            </p>
          )}
        </div>
        <spindle-countdown
          class="countdown-end"
          data-end={promotion.endsAt}
          data-ended={words('countdown.ended')}
        >
          {/* The date says the same to those who can't see the figures. */}
          <div className="countdown-figures" aria-hidden="true">
            {UNITS.map((unit) => (
              <p key={unit}>
                <span data-unit={unit} />
                <span className="label">{words(`countdown.${unit}`)}</span>
              </p>
            ))}
          </div>
          <p className="countdown-until">
            {words('countdown.until')} <time dateTime={promotion.endsAt}>{end}</time>
          </p>
        </spindle-countdown>
      </Container>
    </section>
  );
}
