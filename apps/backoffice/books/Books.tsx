import { readMissingRates } from '@spindle/domain/books/read-missing-rates.ts';
import { readOss } from '@spindle/domain/books/read-oss.ts';
import { viewBooks } from '@spindle/domain/books/view-books.ts';
import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { dashboardWords } from '../dashboard/words.ts';
import { DeskPage } from '../desk/DeskPage.tsx';
import { deskWords, filled } from '../desk/desk-words.ts';
import { DeskField, DeskSelect } from '../desk/forms/DeskForm.tsx';
import { typedFields } from '../desk/forms/typed-fields.ts';
import { BOOKS_PAGE } from '../desk/pages.ts';
import { staffActor } from '../desk/staff-actor.ts';
import { shop } from '../shop.ts';
import { MissingRates } from './MissingRates.tsx';
import { OssReturn } from './OssReturn.tsx';
import './books.css';

/** What the accountant and the tax office get: the documents of a month or a quarter, and the return for the quarter. */
export function Books(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const { books: said, oss } = words;
  const { locale, tag } = dashboardWords(view.i18n?.language);
  const asked = typedFields(view.searchParams);
  const nameOf = (quarter: string) => quarterName(said.quarter, quarter);
  const month = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="books"
        audited="books"
        title={said.title}
        about={said.about}
        done={String}
      >
        {async () => {
          const { deps } = await shop();
          const { timeZone, demo, currency, quarters, ratesUntil } = await viewBooks(deps);
          if (quarters.length === 0) return <p>{said.empty}</p>;
          // By default the quarter that ended last, because its return is due.
          const quarter = asked.quarter ?? (quarters[1] ?? quarters[0])?.quarter ?? '';
          const actor = staffActor(view.user);
          const read = await readOss(deps, actor, { quarter });
          const lacking = await readMissingRates(deps, actor);
          const seesDocuments = (await permissionsOf(deps.db, actor)).includes('invoices');
          const options = quarters.flatMap(({ quarter: name, months }) => [
            [name, nameOf(name)] as const,
            ...months.map((one) => [one, month.format(new Date(one))] as const),
          ]);
          return (
            <>
              <p>
                {ratesUntil ? filled(said.rates, { day: day.format(new Date(ratesUntil)) }) : said.noRates}
              </p>
              {lacking.ok && <MissingRates {...lacking} words={words} tag={tag} />}
              {demo && <p>{said.demo}</p>}
              <section aria-labelledby="books-file">
                <h2 id="books-file">{said.file}</h2>
                <p>{filled(said.fileAbout, { zone: timeZone })}</p>
                <form className="desk-form" method="get" action="/desk/books">
                  <div className="desk-fields">
                    <DeskSelect name="period" label={said.period} value="" options={options} />
                  </div>
                  <p className="desk-buttons">
                    <button type="submit">{said.download}</button>
                  </p>
                </form>
              </section>
              {seesDocuments && (
                <section aria-labelledby="books-document">
                  <h2 id="books-document">{said.document}</h2>
                  <p>{said.documentAbout}</p>
                  <form className="desk-form" method="get" action="/desk/invoice-file">
                    <input type="hidden" name="format" value="pdf" />
                    <div className="desk-fields">
                      <DeskField name="number" label={said.documentNumber} value="" maxLength={40} required />
                    </div>
                    <p className="desk-buttons">
                      <button type="submit">{said.documentOpen}</button>
                    </p>
                  </form>
                </section>
              )}
              <section className="books" aria-labelledby="books-oss">
                <h2 id="books-oss">{oss.title}</h2>
                <p>{filled(oss.about, { currency })}</p>
                <form className="desk-form" method="get" action={`/admin${BOOKS_PAGE}`}>
                  <div className="desk-fields">
                    <DeskSelect
                      name="quarter"
                      label={oss.quarter}
                      value={quarter}
                      options={quarters.map((one) => [one.quarter, nameOf(one.quarter)])}
                    />
                  </div>
                  <p className="desk-buttons">
                    <button type="submit">{oss.show}</button>
                  </p>
                </form>
                {read.ok && (
                  <OssReturn {...read} locale={locale} tag={tag} words={oss} quarterName={nameOf} />
                )}
              </section>
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}

/** @param name `2026-Q4` */
function quarterName(words: string, name: string): string {
  const [year = '', quarter = ''] = name.split('-Q');
  return filled(words, { year, quarter });
}
