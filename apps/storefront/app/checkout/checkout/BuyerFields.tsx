import { CountrySelect } from '../../country/CountrySelect.tsx';
import { useErrorWords } from '../../forms/error-words.ts';
import { type FormReply, fieldOf } from '../../forms/form-reply.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useWords } from '../../words.ts';
import type { QuotePage } from './quote-page.ts';

/** The fields that tax depends on, and what is wrong with them. */
export function buyerFields(reply: FormReply | undefined) {
  return {
    country: fieldOf('buy', 'country', reply),
    company: fieldOf('buy', 'company', reply),
    address: fieldOf('buy', 'address', reply),
    vatId: fieldOf('buy', 'vat_id', reply),
  };
}

/**
 * Where the buyer is, and the business that they may buy for. A change updates the tax at once; without script a button
 * does it.
 */
export function BuyerFields({
  page,
  fields,
  toldVatId,
  onBill,
}: {
  page: QuotePage;
  fields: ReturnType<typeof buyerFields>;
  toldVatId: string | undefined;
  onBill?: ((form: HTMLFormElement) => void) | undefined;
}) {
  const words = useWords('checkout');
  const say = useErrorWords();
  const { country, company, address, vatId } = fields;
  const { buyer } = page;
  const typed = [company, address, vatId].some(({ value, error }) => value || error);
  const optional = `${words('tax.buyer.vatId')} (${words('tax.buyer.optional')})`;
  return (
    <>
      <Field
        id={country.id}
        label={words('tax.buyer.country')}
        hint={words('tax.buyer.countryHint')}
        error={country.error && say(country.error)}
      >
        <CountrySelect
          name={country.name}
          codes={page.countries}
          defaultValue={country.value ?? buyer.country}
          autoComplete="country"
          onChange={({ currentTarget: { form } }) => form && onBill?.(form)}
        />
      </Field>
      <noscript>
        <Button type="submit" name="intent" value="tax" look="outline" formNoValidate>
          {words('tax.buyer.update')}
        </Button>
      </noscript>
      <details className="coupon-fold business" open={typed || buyer.company !== '' ? true : undefined}>
        <summary>
          {words('tax.buyer.business')}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="business-fields">
          <Field
            id={company.id}
            label={words('tax.buyer.company')}
            error={company.error && say(company.error)}
          >
            <Input
              name={company.name}
              defaultValue={company.value ?? buyer.company}
              autoComplete="organization"
            />
          </Field>
          <Field
            id={address.id}
            label={words('tax.buyer.address')}
            hint={words('tax.buyer.addressHint')}
            error={address.error && say(address.error)}
          >
            <TextArea
              name={address.name}
              defaultValue={address.value ?? buyer.address}
              autoComplete="street-address"
              rows={3}
            />
          </Field>
          <Field
            id={vatId.id}
            label={optional}
            hint={words('tax.buyer.vatIdHint')}
            error={vatId.error && say(vatId.error)}
          >
            <Input
              mono
              name={vatId.name}
              defaultValue={vatId.value ?? buyer.vatId}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          </Field>
          <div>
            <Button
              type="submit"
              name="intent"
              value="tax"
              look="outline"
              formNoValidate
              onClick={(event) => {
                const { form } = event.currentTarget;
                if (!form || !onBill) return;
                event.preventDefault();
                onBill(form);
              }}
            >
              {words('tax.buyer.check')}
            </Button>
            <p className="saved" role="status">
              {page.knownVatId && (
                <>
                  <Icon name="check" size={16} /> {words('tax.buyer.checked', { vatId: page.knownVatId })}
                </>
              )}
            </p>
          </div>
        </div>
      </details>
      {toldVatId && <input type="hidden" name="told_vat_id" value={toldVatId} />}
    </>
  );
}
