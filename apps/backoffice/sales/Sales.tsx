import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { demoDays } from '@spindle/domain/demo-sales/demo-days.ts';
import { readRecurring } from '@spindle/domain/sales/read-recurring.ts';
import { readSales } from '@spindle/domain/sales/read-sales.ts';
import { readTax } from '@spindle/domain/sales/read-tax.ts';
import { dayAfter, dayIn, type SalesReport } from '@spindle/domain/sales/sales.ts';
import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { dashboardWords } from '../dashboard/words.ts';
import { DeskPage } from '../desk/DeskPage.tsx';
import { DeskField } from '../desk/forms/DeskForm.tsx';
import { typedFields } from '../desk/forms/typed-fields.ts';
import { SALES_PAGE } from '../desk/pages.ts';
import { shop } from '../shop.ts';
import { CurrencySection } from './CurrencySection.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { RecurringSection } from './RecurringSection.tsx';
import { type SalesRange, salesRange, USUAL } from './sales-range.ts';
import { withTaxed } from './with-taxed.ts';
import '../dashboard/dashboard.css';
import './sales.css';

/**
 * What the shop took and paid back, by day, product and country, with the tax in it, and the income from subscriptions.
 * The days and the product stand in the page's query.
 */
export function Sales(view: AdminViewServerProps) {
  const { locale, tag, words } = dashboardWords(view.i18n?.language);
  const said = words.sales;
  const asked = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="sales" title={said.title} about={said.about} done={String}>
        {async () => {
          const { db, clock, sandbox } = (await shop()).deps;
          const now = clock.now();
          const timeZone = (await findSeller(db))?.timeZone ?? 'UTC';
          const range = salesRange(asked, { now, timeZone });
          const today = dayIn(timeZone, now);
          const report = await readSales(db, { ...range, timeZone, pid: asked.pid });
          // Tax documents cover a whole order, not one product of it.
          const whole = asked.pid === undefined;
          const taxed = whole ? await readTax(db, { ...range, demo: sandbox !== undefined }) : [];
          const recurring = whole
            ? await readRecurring(db, {
                last: earlier(range.to, today).slice(0, 7),
                months: 12,
                timeZone,
                now,
              })
            : undefined;
          const currencies = withTaxed(report, taxed);
          const names = await productNames(db, report, locale);
          return (
            <div className="figures sales">
              <p>{said.zone.replace('{zone}', timeZone)}</p>
              <DemoNotice demo={await demoDays(db)} {...{ range, timeZone, tag }} words={said} />
              {range.wrong && <p role="alert">{said.wrong}</p>}
              <RangeForm range={range} pid={asked.pid} today={today} words={said} />
              {asked.pid !== undefined && (
                <p>
                  {names.get(asked.pid) ?? asked.pid} · <a href={hrefOf(range)}>{said.all}</a>
                </p>
              )}
              {currencies.length === 0 && <p className="figures-empty">{said.empty}</p>}
              {currencies.map((sales) => (
                <CurrencySection
                  key={sales.currency}
                  sales={sales}
                  tax={taxed.filter(({ currency }) => currency === sales.currency)}
                  days={report.days}
                  locale={locale}
                  tag={tag}
                  words={words}
                  nameOf={(pid) => names.get(pid) ?? pid}
                  hrefOf={(pid) => hrefOf({ ...range, pid })}
                />
              ))}
              {recurring && recurring.currencies.length > 0 && (
                <RecurringSection report={recurring} locale={locale} tag={tag} words={words} />
              )}
            </div>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

const earlier = (one: string, other: string) => (one < other ? one : other);

function RangeForm({
  range,
  pid,
  today,
  words,
}: {
  range: SalesRange;
  pid: string | undefined;
  today: string;
  words: { from: string; to: string; show: string; last: string; year: string };
}) {
  const lasting = (days: number) => ({ from: dayAfter(today, 1 - days), to: today, pid });
  return (
    <form className="sales-range" method="get" action={`/admin${SALES_PAGE}`}>
      <DeskField name="from" label={words.from} type="date" value={range.from} required />
      <DeskField name="to" label={words.to} type="date" value={range.to} required />
      {pid !== undefined && <input type="hidden" name="pid" value={pid} />}
      <button type="submit">{words.show}</button>
      <p>
        {[7, USUAL, 90].map((days) => (
          <a key={days} href={hrefOf(lasting(days))}>
            {words.last.replace('{days}', String(days))}
          </a>
        ))}
        <a href={hrefOf({ from: `${today.slice(0, 4)}-01-01`, to: today, pid })}>{words.year}</a>
      </p>
    </form>
  );
}

function hrefOf({ from, to, pid }: { from: string; to: string; pid?: string | undefined }): string {
  return `/admin${SALES_PAGE}?${new URLSearchParams({ from, to, ...(pid !== undefined && { pid }) })}`;
}

async function productNames(db: Db, { currencies }: SalesReport, locale: Locale) {
  const pids = currencies.flatMap(({ byProduct }) => byProduct.map(({ pid }) => pid));
  const offers = await findOffers(db, pids);
  return new Map(offers.map((offer) => [offer.pid, namesIn(offer, locale).name]));
}
