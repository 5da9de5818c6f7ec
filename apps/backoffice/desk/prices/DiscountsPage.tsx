import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { type Column, DeskTable, nextPage } from '../DeskTable.tsx';
import { deskWords, filled } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { type ProductChoices, productChoices } from '../product-choices.ts';
import { productLabels } from '../product-labels.ts';
import { EndIt, Runs, Uses } from './PriceRow.tsx';
import { type PriceDates, stateOf } from './price-rows.ts';

type Typed = Readonly<Record<string, string | undefined>>;

/** A page of time-limited discounts, the newest first, below a form for a new one or one to change. */
export function DiscountsPage<Discount extends PriceDates & { payPercent: number; pids: readonly string[] }>({
  view,
  page,
  audited,
  said,
  find,
  list,
  form,
  keyOf,
  endedBy,
  columns,
  below,
}: {
  view: AdminViewServerProps;
  page: string;
  audited: 'coupon' | 'promotion';
  /** `made`, `changed` and the like may name the discount, as `{key}`. */
  said: Readonly<
    Record<'title' | 'about' | 'none' | 'make' | 'made' | 'changed' | 'ended' | 'endAsks', string>
  >;
  find(db: Db, key: string): Promise<Discount | undefined>;
  list(
    db: Db,
    after: string | undefined,
  ): Promise<{ discounts: readonly Discount[]; next: string | undefined }>;
  /**
   * @param discount the one to change; undefined for a new one
   * @param typed what was typed, if it was refused
   */
  form(
    discount: Discount | undefined,
    typed: Typed | undefined,
    known: { now: Date; products: ProductChoices; timeZone: string },
  ): ReactNode;
  keyOf(discount: Discount): string;
  endedBy: { action: string; field: string };
  /** The first column is its name; the others follow the reduction. @param productsOf the names of a discount's products */
  columns(productsOf: (discount: Discount) => string): readonly [Column<Discount>, ...Column<Discount>[]];
  /** Actions that are rarely needed. */
  below?: ReactNode;
}) {
  const { locale, words, formatIn } = deskWords(view.i18n?.language);
  const { prices } = words;
  const asked = typedFields(view.searchParams);
  const outcome = asked.as === 'made' || asked.as === 'ended' ? asked.as : 'changed';
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited={audited}
        permission="prices"
        title={said.title}
        about={said.about}
        done={(key) => filled(said[outcome], { key })}
      >
        {async () => {
          const { db, clock } = (await shop()).deps;
          const now = clock.now();
          const timeZone = await findTimeZone(db);
          const format = formatIn(timeZone);
          const edited = asked.edit === undefined ? undefined : await find(db, asked.edit);
          const { discounts, next } = await list(db, asked.after);
          const pids = new Set(discounts.flatMap((discount) => discount.pids));
          const labelOf = await productLabels(db, [...pids], locale);
          const [name, ...others] = columns((discount) => sideBySide(locale, discount.pids.map(labelOf)));
          return (
            <>
              {edited || asked.new !== undefined ? (
                form(edited, asked.problem ? asked : undefined, {
                  ...{ now, timeZone },
                  products: await productChoices(db, locale),
                })
              ) : (
                <p className="desk-buttons">
                  <a href={`/admin${page}?new=1`}>{said.make}</a>
                </p>
              )}
              <DeskTable
                rows={discounts}
                none={said.none}
                idOf={keyOf}
                columns={[
                  name,
                  { label: prices.off, cell: ({ payPercent }) => `${100 - payPercent} %` },
                  ...others,
                  { label: prices.uses, cell: (row) => <Uses row={row} /> },
                  { label: prices.runs, cell: (row) => <Runs {...{ row, now, format, words }} /> },
                ]}
                actions={(discount) => {
                  const key = keyOf(discount);
                  return (
                    <>
                      <a
                        href={`/admin${page}?${new URLSearchParams({ edit: key })}`}
                        aria-label={`${prices.edit}: ${key}`}
                      >
                        {prices.edit}
                      </a>
                      {stateOf(discount, now) !== 'ended' && (
                        <EndIt
                          action={endedBy.action}
                          fields={{ [endedBy.field]: key }}
                          question={filled(said.endAsks, { key })}
                          name={key}
                          words={words}
                        />
                      )}
                    </>
                  );
                }}
                next={nextPage(page, next, prices.next)}
              />
              {below}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
