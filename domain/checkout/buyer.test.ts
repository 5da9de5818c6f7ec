import { describe, expect, test } from 'vitest';
import { readBuyer } from './buyer.ts';

const company = { company: 'Disc SARL', address: '1 rue du Disque\r\n75001 Paris ' };

describe('a buyer', () => {
  test('is where they say; where they say nothing, where the network says', () => {
    expect(readBuyer({ country: 'fr' }, 'DE')).toEqual({
      ok: true,
      buyer: { country: 'FR', stated: 'FR', network: 'DE', business: null },
    });
    expect(readBuyer({}, 'DE')).toMatchObject({ buyer: { country: 'DE', stated: undefined } });
    expect(readBuyer({ country: '' }, undefined)).toMatchObject({ buyer: { country: undefined } });
  });

  test('who says anything of a business is one', () => {
    expect(readBuyer({ ...company, country: 'FR', vatId: '40 303 265 045' }, 'FR')).toMatchObject({
      buyer: {
        business: {
          ...{ company: 'Disc SARL', address: '1 rue du Disque\n75001 Paris', vatId: 'FR40303265045' },
        },
      },
    });
    expect(readBuyer({ ...company, country: 'US' }, 'US')).toMatchObject({
      buyer: { business: { vatId: null } },
    });
  });

  test.each([
    [{ country: 'XX' }, 'country_unknown'],
    [{ country: 'Germany' }, 'country_unknown'],
    [{ vatId: 'FR40303265045' }, 'company_needed'],
    [{ company: 'Disc SARL' }, 'address_needed'],
    [{ ...company, vatId: 'DE123456789' }, 'vat_id_invalid'],
    [{ ...company, country: 'DE', vatId: 'FR40303265045' }, 'vat_id_invalid'],
  ])('%j is refused as %s', (typed, error) => {
    expect(readBuyer(typed, 'FR')).toEqual({ ok: false, error });
  });

  test('has a name without line breaks', () => {
    const read = readBuyer({ ...company, company: 'Disc\u0000\u202E\nSARL' }, 'FR');
    expect(read).toMatchObject({ buyer: { business: { company: 'Disc SARL' } } });
  });

  test('has a name and an address that fit an invoice, which is not to be written with half of them', () => {
    const longest = { company: `${'x'.repeat(119)}🙂`, address: `${'y'.repeat(399)}🙂` };
    expect(readBuyer(longest, 'FR')).toMatchObject({ buyer: { business: longest } });
    expect(readBuyer({ ...longest, company: `x${longest.company}` }, 'FR')).toEqual({
      ...{ ok: false, error: 'company_too_long' },
    });
    expect(readBuyer({ ...longest, address: `y${longest.address}` }, 'FR')).toEqual({
      ...{ ok: false, error: 'address_too_long' },
    });
  });
});
