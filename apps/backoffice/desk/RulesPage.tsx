import type { Permission } from '@spindle/domain/staff/permission.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { Frame } from '../brand/Frame.tsx';
import { shop } from '../shop.ts';
import { DeskPage } from './DeskPage.tsx';
import { type Column, DeskTable, nextPage } from './DeskTable.tsx';
import { deskWords, filled } from './desk-words.ts';
import { AskFirst } from './forms/AskFirst.tsx';
import { DeskForm } from './forms/DeskForm.tsx';
import { typedFields } from './forms/typed-fields.ts';
import { wayBack } from './forms/way-back.ts';

type Fields = Readonly<Record<string, string>>;

/** The kind of audit entries for each kind of rule. */
const AUDITED = {
  'lifetime-price': 'lifetime_price',
  'pay-ratio': 'pay_ratio',
  'tax-rate': 'tax_rate',
  'tax-registration': 'tax_registration',
} as const;

/** A page of rules, each with a key: the list of rules, and above it a form that adds or changes one. */
export function RulesPage<Rule>({
  view,
  of,
  page,
  permission,
  said,
  fields,
  load,
  nameOf,
  columns,
  editedAs,
  removedBy,
}: {
  view: AdminViewServerProps;
  /** The kind of rule, used in the addresses of its actions: `tax-rate` is sent to `set-tax-rate` and `remove-tax-rate`. */
  of: keyof typeof AUDITED;
  page: string;
  permission: Permission;
  /** `set` and `removed` may hold the rule's name, as `{name}`. */
  said: Readonly<
    Record<
      'title' | 'about' | 'none' | 'form' | 'set' | 'removed' | 'remove' | 'removeAsks' | 'removeYes',
      string
    >
  >;
  /** The fields of the form. @param asked what was typed, or the rule to change */
  fields(asked: Readonly<Record<string, string | undefined>>, db: Db): ReactNode | Promise<ReactNode>;
  /** @param after the `next` of the previous page */
  load(db: Db, after: string | undefined): Promise<{ rules: readonly Rule[]; next?: string | undefined }>;
  nameOf(rule: Rule): string;
  columns: readonly [Column<Rule>, ...Column<Rule>[]];
  /** The form's values for a rule that is to be changed. */
  editedAs(rule: Rule): Fields;
  /** The fields that identify a rule for removal; undefined if it can't be removed. */
  removedBy(rule: Rule): Fields | undefined;
}) {
  const { prices } = deskWords(view.i18n?.language).words;
  const asked = typedFields(view.searchParams);
  const actions = (rule: Rule) => {
    const key = removedBy(rule);
    return (
      <>
        <a
          href={`/admin${page}?${new URLSearchParams(editedAs(rule))}`}
          aria-label={`${prices.edit}: ${nameOf(rule)}`}
        >
          {prices.edit}
        </a>
        {key && (
          <AskFirst
            action={`/desk/remove-${of}`}
            fields={key}
            name={`${said.remove}: ${nameOf(rule)}`}
            label={said.remove}
            question={said.removeAsks}
            yes={said.removeYes}
          />
        )}
      </>
    );
  };
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        audited={AUDITED[of]}
        title={said.title}
        about={said.about}
        permission={permission}
        done={(name) => filled(said[asked.as === 'removed' ? 'removed' : 'set'], { name })}
      >
        {async () => {
          const { db } = (await shop()).deps;
          const { rules, next } = await load(db, asked.after);
          return (
            <>
              <DeskForm
                action={`/desk/set-${of}`}
                title={said.form}
                save={prices.save}
                cancel={wayBack(asked, `/admin${page}`, prices.cancel)}
              >
                {await fields(asked, db)}
              </DeskForm>
              <DeskTable
                rows={rules}
                none={said.none}
                idOf={nameOf}
                columns={columns}
                actions={actions}
                next={nextPage(page, next, prices.next)}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
