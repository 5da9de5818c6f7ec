import type { OrderConsents } from '@spindle/domain/checkout/consents-of-orders.ts';
import type { Device } from '@spindle/domain/licences/activation/device.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import type { MailKind } from '@spindle/domain/mail/mail-topic.ts';
import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import type { Order } from '@spindle/domain/orders/order.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { deviceColumns } from '../licences/device-columns.tsx';
import { licencePage, orderPage } from '../pages.ts';

interface PartProps {
  words: DeskWords;
  format(time: Date): string;
}

/** The computers that use seats of the member's licences. */
export function MemberDevices({
  devices,
  licences,
  words,
  format,
}: PartProps & { devices: readonly Device[]; licences: readonly Licence[] }) {
  const { licence: said, order } = words;
  const licenceOf = ({ licenceId }: Device) => licences.find(({ id }) => id === licenceId);
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{said.devices}</h2>
      <DeskTable
        rows={devices}
        none={said.noDevices}
        idOf={({ id }) => id}
        columns={deviceColumns(words, format, [
          {
            label: order.key,
            cell: (device) => (
              <a className="desk-key" href={`/admin${licencePage(device.licenceId)}`}>
                {maskedKey(licenceOf(device)?.key ?? '')}
              </a>
            ),
          },
        ])}
      />
    </section>
  );
}

/** Mails to the member, the newest first. */
export function MemberMails({
  details: { mails },
  words: { member: said, orderMails, subscription },
  format,
}: PartProps & { details: MemberDetails }) {
  const ofMember: Readonly<Record<MailKind, string>> = said.mailKinds;
  const kinds: Readonly<Record<string, string>> = {
    ...subscription.mailKinds,
    ...orderMails.kinds,
    ...ofMember,
  };
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{said.mails}</h2>
      <DeskTable
        rows={mails}
        none={said.noMails}
        idOf={({ kind, sentAt }) => `${kind} ${sentAt.getTime()}`}
        columns={[
          { label: said.mail, cell: ({ kind }) => kinds[kind] ?? kind },
          { label: said.to, cell: ({ recipient }) => recipient },
          { label: said.sent, cell: ({ sentAt }) => format(sentAt) },
        ]}
      />
    </section>
  );
}

/** What the member agreed to with the orders above. */
export function MemberConsents({
  orders,
  consents,
  words: { member: said, orderList },
  format,
  locale,
}: PartProps & { locale: Locale; orders: readonly Order[]; consents: readonly OrderConsents[] }) {
  const numberOf = ({ orderId }: OrderConsents) => orders.find(({ id }) => id === orderId)?.number ?? '';
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{said.consents}</h2>
      <DeskTable
        rows={consents}
        none={said.noConsents}
        idOf={({ orderId }) => orderId}
        columns={[
          {
            label: orderList.number,
            cell: (consent) => <a href={`/admin${orderPage(numberOf(consent))}`}>{numberOf(consent)}</a>,
          },
          { label: orderList.placed, cell: ({ createdAt }) => format(createdAt) },
          { label: said.terms, cell: ({ termsVersion }) => termsVersion ?? '–' },
          {
            label: said.given,
            cell: (consent) =>
              sideBySide(
                locale,
                consent.consents.map((name) => said.consentNames[name]),
              ) || '–',
          },
        ]}
      />
    </section>
  );
}
