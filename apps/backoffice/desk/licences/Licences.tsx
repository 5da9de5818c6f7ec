import { searchLicences } from '@spindle/domain/fulfilment/search-licences.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { DeskSearch } from '../forms/DeskSearch.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { LICENCES_PAGE } from '../pages.ts';
import { licenceColumns } from './licence-columns.tsx';

/** Licences by what their owner can tell. */
export function Licences(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.licence;
  const { q = '' } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.list}>
      <DeskPage view={view} permission="licences" title={said.list} about={said.about} done={(what) => what}>
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const found = q ? await searchLicences(deps, q) : undefined;
          return (
            <>
              <DeskSearch page={LICENCES_PAGE} label={said.search} q={q} show={words.orderList.show} />
              {found && (
                <DeskTable
                  rows={found}
                  none={said.none}
                  idOf={({ id }) => id}
                  columns={licenceColumns(words, format)}
                />
              )}
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
