import type { Db } from '@spindle/platform/database.ts';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { type Column, DeskTable } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskForm } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';

type Fields = Readonly<Record<string, string>>;

/** A page of tax rules: a form that sets one, old or new, above those there are. */
export function TaxRules<Rule>({
  view,
  of,
  page,
  fields,
  load,
  nameOf,
  columns,
  editedAs,
  removedBy,
}: {
  view: AdminViewServerProps;
  /** Which of them; its actions are `set-tax-rate`, `remove-tax-rate`. */
  of: 'rate' | 'registration';
  page: string;
  /** Of the form. @param asked what was typed, or what is to be changed. */
  fields(asked: Readonly<Record<string, string | undefined>>): ReactNode;
  load(db: Db): Promise<readonly Rule[]>;
  nameOf(rule: Rule): string;
  columns: readonly [Column<Rule>, ...Column<Rule>[]];
  /** What the form says of one that is to be changed. */
  editedAs(rule: Rule): Fields;
  /** What names one that can be removed; undefined for one that can't. */
  removedBy(rule: Rule): Fields | undefined;
}) {
  const { words } = deskWords(view.i18n?.language);
  const { tax, prices } = words;
  const said = tax[`${of}s`];
  const asked = typedFields(view.searchParams);
  const actions = (rule: Rule) => {
    const key = removedBy(rule);
    return (
      <div className="desk-row-actions">
        <a
          href={`/admin${page}?${new URLSearchParams(editedAs(rule))}`}
          aria-label={`${prices.edit}: ${nameOf(rule)}`}
        >
          {prices.edit}
        </a>
        {key && (
          <AskFirst
            action={`/desk/remove-tax-${of}`}
            fields={key}
            name={`${tax.remove}: ${nameOf(rule)}`}
            label={tax.remove}
            question={said.removeAsks}
            yes={tax.removeYes}
          />
        )}
      </div>
    );
  };
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        title={said.title}
        about={said.about}
        permission="taxes"
        done={(country) => tax[asked.as === 'removed' ? 'removed' : 'set'].replace('{country}', country)}
      >
        {async () => (
          <>
            <DeskForm
              action={`/desk/set-tax-${of}`}
              title={said.form}
              save={prices.save}
              cancel={{ href: `/admin${page}`, label: prices.cancel }}
            >
              {fields(asked)}
            </DeskForm>
            <DeskTable
              rows={await load((await shop()).deps.db)}
              none={said.none}
              idOf={nameOf}
              columns={[...columns, { label: tax.change, cell: actions }]}
            />
          </>
        )}
      </DeskPage>
    </Frame>
  );
}
