import type { Licence } from '@spindle/domain/licences/licence.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import type { Column } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';
import { licencePage } from '../pages.ts';
import type { BoughtLabel } from '../product-labels.ts';

type ShownLicence = Pick<
  Licence,
  'id' | 'key' | 'pid' | 'productName' | 'licenceType' | 'state' | 'worksUntil'
>;

/** The columns of every list of licences. */
export function licenceColumns(
  words: DeskWords,
  format: (time: Date) => string,
  labelOf: BoughtLabel,
): readonly [Column<ShownLicence>, ...Column<ShownLicence>[]] {
  const said = words.order;
  return [
    {
      label: said.key,
      cell: ({ id, key }) => (
        <a className="desk-key" href={`/admin${licencePage(id)}`}>
          {maskedKey(key)}
        </a>
      ),
    },
    { label: said.product, cell: labelOf },
    { label: said.licence, cell: ({ licenceType }) => words.licences[licenceType] },
    { label: words.orderList.state, cell: ({ state }) => said.licenceStates[state] },
    {
      label: said.worksUntil,
      cell: ({ worksUntil }) => (worksUntil ? format(worksUntil) : words.prices.noEnd),
    },
  ];
}
