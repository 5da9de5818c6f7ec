import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import { orNoAnswer } from '../desk/or-no-answer.tsx';
import { staffActor } from '../desk/staff-actor.ts';
import { DayChart } from './DayChart.tsx';
import { Funnel } from './Funnel.tsx';
import { type DashboardDeps, loadFigures } from './load-figures.ts';
import { dashboardWords } from './words.ts';
import './dashboard.css';

interface DashboardProps {
  open(): Promise<DashboardDeps>;
  i18n?: { language: string };
  user?: unknown;
}

/**
 * What the shop did in the last 30 days, above the back office's own start page: visits for all staff, sales for those
 * who may open the sales page. While the database does not answer, it says so. Register it with `serverProps: { open }`; the other properties come from the back office.
 */
export async function Dashboard(props: DashboardProps) {
  return orNoAnswer(props.i18n?.language, () => figuresFor(props));
}

async function figuresFor({ open, i18n, user }: DashboardProps) {
  const actor = staffActor(user);
  if (actor.kind !== 'staff') return null;
  const { locale, tag, words } = dashboardWords(i18n?.language);
  const deps = await open();
  const permissions = await permissionsOf(deps.db, actor);
  const figures = await loadFigures(deps, permissions.includes('sales'));
  const formatDay = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const count = new Intl.NumberFormat(tag);
  const chart = {
    days: figures.days,
    format: (value: number) => count.format(value),
    formatDay: (day: string) => formatDay.format(new Date(day)),
    words,
  };
  return (
    <section className="figures" aria-labelledby="figures-title">
      <h2 id="figures-title">{words.title}</h2>
      <p className="figures-zone">{words.sales.zone.replace('{zone}', figures.timeZone)}</p>
      {figures.visitors === 'down' && (
        <p className="figures-down" role="status">
          {words.collectorDown}
        </p>
      )}
      <div className="figures-grid">
        {figures.visitors !== 'down' && (
          <>
            <DayChart {...chart} title={words.visits} colour="uhd" values={figures.visitors.visits} />
            <DayChart {...chart} title={words.buyClicks} colour="dvd" values={figures.visitors.buyClicks} />
            <Funnel title={words.funnel} steps={figures.visitors.funnel} names={words.steps} words={words} />
          </>
        )}
        {figures.sales && (
          <>
            <DayChart {...chart} title={words.orders} colour="blu-ray" values={figures.sales.orders} />
            {figures.sales.revenue.map(({ currency, amounts }) => (
              <DayChart
                {...chart}
                key={currency}
                title={`${words.revenue} (${currency})`}
                colour="ink"
                values={amounts}
                format={(value) => formatExactMoney(value, currency, locale)}
              />
            ))}
            {figures.sales.revenue.length === 0 && (
              <DayChart {...chart} title={words.revenue} colour="ink" values={figures.days.map(() => 0)} />
            )}
          </>
        )}
      </div>
    </section>
  );
}
