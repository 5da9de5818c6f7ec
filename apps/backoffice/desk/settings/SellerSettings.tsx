import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { deskWords } from '../desk-words.ts';
import { DeskField, DeskForm } from '../forms/DeskForm.tsx';
import { typedFields } from '../forms/typed-fields.ts';
import { wayBack } from '../forms/way-back.ts';
import { SELLER_PAGE } from '../pages.ts';

/** The seller's details, as invoices and receipts name them. */
export function SellerSettings(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const said = words.seller;
  const typed = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage
        view={view}
        permission="seller"
        audited="seller"
        title={said.title}
        about={said.about}
        done={() => said.saved}
      >
        {async () => {
          const { deps } = await shop();
          const seller = await findSeller(deps.db);
          const field = (name: keyof NonNullable<typeof seller>) => ({
            name,
            label: said[name],
            value: typed[name] ?? seller?.[name] ?? '',
          });
          return (
            <>
              {!seller && <p role="note">{said.none}</p>}
              <DeskForm
                action="/desk/save-seller"
                title={said.form}
                save={words.prices.save}
                cancel={wayBack(typed, `/admin${SELLER_PAGE}`, words.prices.cancel)}
              >
                <DeskField {...field('legalName')} wide required maxLength={120} />
                <DeskField {...field('street')} wide required maxLength={200} />
                <DeskField {...field('postalCode')} maxLength={16} />
                <DeskField {...field('city')} required maxLength={80} />
                <DeskField
                  {...field('country')}
                  help={said.countryHelp}
                  required
                  pattern="[A-Za-z]{2}"
                  maxLength={2}
                />
                <DeskField {...field('vatId')} help={said.vatIdHelp} maxLength={20} />
                <DeskField {...field('taxId')} help={said.taxIdHelp} maxLength={40} />
                <DeskField {...field('timeZone')} help={said.timeZoneHelp} required maxLength={60} />
              </DeskForm>
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
