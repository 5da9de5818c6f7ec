import { Form, useNavigation } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { ShownChange, ShownWay } from './load-change.ts';
import type { SwitchProblem } from './step.ts';

/** What a subscription can be changed to: what has to be paid now, what is credited and why, and what happens when. */
export function ChangePlan({
  change: { id, name, present, ways, vatProblem },
  problem,
  token,
}: {
  change: ShownChange;
  problem: SwitchProblem | undefined;
  token: string;
}) {
  const words = useWords('subscriptions');
  const links = useLinks();
  return (
    <>
      {problem && <Notice tone="warning">{words(`done.${problem}`)}</Notice>}
      {vatProblem && <Notice tone="warning">{words(`changing.vat.${vatProblem}`)}</Notice>}
      <p>
        {name}
        <br />
        <Present present={present} />
      </p>
      {ways.length === 0 && <p>{words('changing.none')}</p>}
      {ways.map((way) => (
        <Way key={way.to} id={id} way={way} token={token} />
      ))}
      <p>
        <SectionLink className="link" href={links.subscriptions()}>
          {words('changing.back')}
        </SectionLink>
      </p>
    </>
  );
}

/** The present plan, and what happens when its period ends. */
function Present({ present: { term, nextTerm, until: date, price } }: Pick<ShownChange, 'present'>) {
  const words = useWords('subscriptions');
  const offer = useWords('offer');
  if (nextTerm) {
    const licence = offer(`licence.${nextTerm}`);
    return price ? words('planned', { licence, date, price }) : words('plannedCredited', { licence, date });
  }
  const licence = offer(`licence.${term}`);
  return price
    ? words('changing.present', { licence, date, price })
    : words('changing.presentCredited', { licence, date });
}

function Way({ id, way, token }: { id: string; way: ShownWay; token: string }) {
  const words = useWords('subscriptions');
  const offer = useWords('offer');
  const busy = useNavigation().formMethod === 'POST';
  const { to, price } = way;
  const licence = offer(`licence.${to}`);
  return (
    <Form
      method="post"
      className="plan-change"
      aria-labelledby={`plan-${to}`}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <FormToken token={token} />
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="shown" value={way.shownMinor} />
      <input type="hidden" name="total" value={way.when === 'now' ? way.totalMinor : 0} />
      {way.when === 'now' && way.renews && <input type="hidden" name="renewal" value={way.renews.minor} />}
      <h2 id={`plan-${to}`} className="sub-title">
        {way.when === 'now'
          ? words('changing.now', { licence })
          : words('changing.later', { licence, date: way.at })}
      </h2>
      {way.when === 'now' ? (
        <DueNow way={way} />
      ) : (
        <p>{words('changing.laterText', { date: way.at, price })}</p>
      )}
      <Button
        type="submit"
        name="step"
        value="switch"
        className="button-sentence"
        aria-disabled={busy || undefined}
      >
        {labelOf(way, words)}
      </Button>
    </Form>
  );
}

function labelOf(way: ShownWay, words: ReturnType<typeof useWords<'subscriptions'>>): string {
  if (way.when === 'period_end') return words('changing.plan', { date: way.at });
  if (way.isFree) return words('changing.free');
  return words(way.to === 'LFT' ? 'changing.buy' : 'changing.pay', {
    price: way.total,
  });
}

/** What it costs, and how much of that is already paid. */
function DueNow({ way }: { way: Extract<ShownWay, { when: 'now' }> }) {
  const words = useWords('subscriptions');
  const { price, paid, until: date, left, good, kept, total, renews, isFree } = way;
  const rows = [
    [words('changing.price'), price],
    [words('changing.left', { date }), left && `−${left}`],
    [words('changing.good'), good && `−${good}`],
    [words('changing.kept'), renews && kept],
    [words('changing.total'), total],
  ] as const;
  return (
    <>
      <dl className="plan-price">
        {rows.map(
          ([label, amount]) =>
            amount && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ),
        )}
      </dl>
      {left && <p className="text-muted">{words('changing.why', { paid, date })}</p>}
      <p>{renews ? words('changing.nowText', renews) : words('changing.lifetimeText')}</p>
      {!isFree && <p className="text-muted">{words('changing.bank')}</p>}
    </>
  );
}
