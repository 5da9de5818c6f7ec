import type { licenceDetails } from '@spindle/domain/licences/licence-details.ts';
import { DeskTable } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import type { BoughtLabel } from '../product-labels.ts';
import { deviceColumns } from './device-columns.tsx';

interface PartProps {
  details: NonNullable<Awaited<ReturnType<typeof licenceDetails>>>;
  words: DeskWords;
  format(time: Date): string;
}

export function LicenceFacts({
  details: { licence, devices },
  words,
  format,
  labelOf,
}: PartProps & { labelOf: BoughtLabel }) {
  const { order: said, prices } = words;
  const facts = [
    [said.key, licence.key],
    [said.product, labelOf(licence)],
    [said.licence, words.licences[licence.licenceType]],
    [words.orderList.state, said.licenceStates[licence.state]],
    [words.licence.seats, `${devices.filter(({ stale }) => !stale).length} / ${licence.seats}`],
    [said.worksUntil, licence.worksUntil ? format(licence.worksUntil) : prices.noEnd],
    [words.licence.updatesUntil, licence.updatesUntil ? format(licence.updatesUntil) : prices.noEnd],
  ] as const;
  return (
    <dl className="desk-facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

export function LicenceDevices({ details: { licence, devices }, words, format }: PartProps) {
  const said = words.licence;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{said.devices}</h2>
      <DeskTable
        rows={devices}
        none={said.noDevices}
        idOf={({ id }) => id}
        columns={deviceColumns(words, format)}
        actions={({ id, name, offline }) => (
          <AskFirst
            action="/desk/release-device"
            fields={{ licence: licence.id, device: id }}
            name={`${said.release}: ${name}`}
            label={said.release}
            question={offline ? said.releaseOfflineAsks : said.releaseAsks}
            yes={said.releaseYes}
          />
        )}
      />
    </section>
  );
}

export function LicenceGrants({ details: { grants }, words, format }: PartProps) {
  const said = words.licence;
  return (
    <section aria-labelledby="grants">
      <h2 id="grants">{said.grants}</h2>
      <DeskTable
        rows={grants}
        none={said.none}
        idOf={({ id }) => id}
        columns={[
          { label: said.source, cell: ({ source }) => said.sources[source] },
          { label: said.starts, cell: ({ startsAt }) => format(startsAt) },
          {
            label: words.order.worksUntil,
            cell: ({ worksUntil }) => (worksUntil ? format(worksUntil) : words.prices.noEnd),
          },
          { label: said.takenBack, cell: ({ takenBackAt }) => (takenBackAt ? format(takenBackAt) : '–') },
        ]}
      />
    </section>
  );
}
