import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage, writtenFields } from '../DeskTable.tsx';
import { deskWords, filled } from '../desk-words.ts';
import { DeskSearch } from '../forms/DeskSearch.tsx';
import { keptForm } from '../forms/kept-forms.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { LICENCES_PAGE } from '../pages.ts';
import { productChoices } from '../product-choices.ts';
import { boughtLabels } from '../product-labels.ts';
import { staffActor } from '../staff-actor.ts';
import { findLicences } from './find-licences.ts';
import { LicenceFilterForm } from './LicenceFilterForm.tsx';
import { licenceColumns } from './licence-columns.tsx';

/** All licences that match the filters in the query, and a search by what their owner can tell. */
export function Licences(view: AdminViewServerProps) {
  const { locale, words, formatIn } = deskWords(view.i18n?.language);
  const said = words.licence;
  const { after, problem: _problem, kept, ...asked } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.list}>
      <DeskPage view={view} permission="licences" title={said.list} about={said.about} done={(what) => what}>
        {async () => {
          const { deps } = await shop();
          const timeZone = await findTimeZone(deps.db);
          const { licences, next, of } = await findLicences(deps, asked, { after, timeZone });
          const labelOf = await boughtLabels(deps.db, licences, locale);
          return (
            <>
              <DeskSearch
                page={LICENCES_PAGE}
                post="/desk/find-licences"
                label={said.search}
                q={keptForm(kept, staffActor(view.user), deps.clock).q ?? ''}
                show={words.orderList.show}
              />
              <LicenceFilterForm
                {...{ words, asked, timeZone }}
                products={await productChoices(deps.db, locale)}
              />
              {of !== undefined && <h2>{filled(said.of, { what: of })}</h2>}
              <DeskTable
                rows={licences}
                none={said.none}
                idOf={({ id }) => id}
                columns={licenceColumns(words, formatIn(timeZone), labelOf)}
                next={nextPage(LICENCES_PAGE, next, words.orderList.next, writtenFields(asked))}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
