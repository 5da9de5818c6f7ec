import { searchLicences } from '@spindle/domain/fulfilment/search-licences.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { LICENCES_PAGE, licencePage } from '../pages.ts';

/** Licences by what their owner can tell. */
export function Licences(view: AdminViewServerProps) {
  const { words, format } = deskWords(view.i18n?.language);
  const said = words.licence;
  const { q = '' } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.list}>
      <DeskPage view={view} permission="licences" title={said.list} about={said.about} done={(what) => what}>
        {async () => {
          const found = q ? await searchLicences((await shop()).deps, q) : undefined;
          return (
            <>
              <search>
                <form className="desk-form" action={`/admin${LICENCES_PAGE}`}>
                  <div className="desk-fields">
                    <DeskField name="q" label={said.search} value={q} required wide />
                  </div>
                  <p className="desk-buttons">
                    <button type="submit">{words.orderList.show}</button>
                  </p>
                </form>
              </search>
              {found && (
                <DeskTable
                  rows={found}
                  none={said.none}
                  idOf={({ id }) => id}
                  columns={[
                    {
                      label: words.order.key,
                      cell: ({ id, key }) => (
                        <a className="desk-key" href={`/admin${licencePage(id)}`}>
                          {maskedKey(key)}
                        </a>
                      ),
                    },
                    { label: words.order.product, cell: ({ productName }) => productName },
                    { label: words.order.licence, cell: ({ licenceType }) => words.licences[licenceType] },
                    { label: words.orderList.state, cell: ({ state }) => words.order.licenceStates[state] },
                    {
                      label: words.order.worksUntil,
                      cell: ({ worksUntil }) => (worksUntil ? format(worksUntil) : words.prices.noEnd),
                    },
                  ]}
                />
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
