import { viewBooks } from '@spindle/domain/books/view-books.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../brand/Frame.tsx';
import { dashboardWords } from '../dashboard/words.ts';
import { DeskSelect } from '../desk/DeskForm.tsx';
import { DeskPage } from '../desk/DeskPage.tsx';
import { deskWords, filled } from '../desk/desk-words.ts';
import { shop } from '../shop.ts';

/** What goes to the accountant: the documents of a month or a quarter. */
export function Books(view: AdminViewServerProps) {
  const said = deskWords(view.i18n?.language).words.books;
  const { tag } = dashboardWords(view.i18n?.language);
  const month = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="books" title={said.title} about={said.about} done={String}>
        {async () => {
          const { timeZone, demo, quarters, ratesUntil } = await viewBooks((await shop()).deps);
          if (quarters.length === 0) return <p>{said.empty}</p>;
          const options = quarters.flatMap(({ quarter, months }) => [
            [quarter, quarterName(said.quarter, quarter)] as const,
            ...months.map((name) => [name, month.format(new Date(name))] as const),
          ]);
          return (
            <>
              <p>
                {ratesUntil ? filled(said.rates, { day: day.format(new Date(ratesUntil)) }) : said.noRates}
              </p>
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
