import type { CHECKOUT_STEPS } from '@spindle/tracking/protocol/event.ts';

type Step = (typeof CHECKOUT_STEPS)[number];

/** How many visits reached each step of the checkout, and their share of the first step. */
export function Funnel({
  title,
  steps,
  names,
  words,
}: {
  title: string;
  steps: readonly { step: Step; visits: number }[];
  names: Readonly<Record<Step, string>>;
  words: { step: string; visits: string; share: string; empty: string };
}) {
  const first = steps[0]?.visits ?? 0;
  return (
    <div className="figures-chart figures-steps" data-colour="blu-ray">
      <h3 className="figures-label">{title}</h3>
      {first === 0 ? (
        <p className="figures-empty">{words.empty}</p>
      ) : (
        <table className="figures-funnel">
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              <th scope="col">{words.visits}</th>
              <th scope="col">{words.share}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, visits }) => (
              <tr key={step}>
                <th scope="row">{names[step]}</th>
                <td>{visits}</td>
                <td>
                  {Math.round((visits / first) * 100)} %
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="figures-bar" width={(visits / first) * 100} height="4" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
