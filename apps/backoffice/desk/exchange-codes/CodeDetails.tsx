import type { ExchangeCodeDetails } from '@spindle/domain/exchange-codes/find-exchange-code.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import type { DeskWords } from '../desk-words.ts';
import { licencePage, memberPage } from '../pages.ts';
import type { BoughtLabel } from '../product-labels.ts';

/** What became of the code that was looked for: the licence that it has created or extended, linked for those who may see it. */
export function CodeDetails({
  details: { code, batch, licence },
  owner,
  ended,
  permissions,
  words,
  labelOf,
  format,
}: {
  details: ExchangeCodeDetails;
  /** The address of the licence's member, where there is one. */
  owner: string | undefined;
  ended: boolean;
  permissions: readonly Permission[];
  words: DeskWords;
  labelOf: BoughtLabel;
  format(time: Date): string;
}) {
  const { exchange: said, order } = words;
  const state = code.redeemedAt
    ? `${said.redeemed}: ${format(code.redeemedAt)}`
    : said.states[ended ? 'ended' : 'open'];
  const link = (may: Permission, page: string, text: string) =>
    permissions.includes(may) ? <a href={`/admin${page}`}>{text}</a> : undefined;
  const key = licence && `${maskedKey(licence.key)} (${order.licenceStates[licence.state]})`;
  const facts = [
    [said.name, batch.name],
    [words.orderList.state, state],
    [said.product, licence && labelOf(licence)],
    [said.licence, licence && key && (link('licences', licencePage(licence.id), key) ?? key)],
    [
      words.members.address,
      licence && link('members', memberPage(licence.memberId), owner ?? words.orderList.erased),
    ],
  ] as const;
  return (
    <section aria-labelledby="code">
      <h2 id="code">{code.code}</h2>
      <dl className="desk-facts">
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
