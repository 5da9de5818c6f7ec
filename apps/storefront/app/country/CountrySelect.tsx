import type { SelectHTMLAttributes } from 'react';
import { usePageState } from '../page-state.ts';
import { useField } from '../ui/Field.tsx';
import { countryNames } from './country-names.ts';

/** @param codes in the order in which they are listed, with a space between them */
export function CountrySelect({
  codes,
  ...rest
}: { codes: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const nameOf = countryNames(usePageState().locale);
  return (
    <select className="input" {...useField()} {...rest}>
      {codes.split(' ').map((code) => (
        // Where a browser calls a country otherwise, the document's name stays.
        <option key={code} value={code} suppressHydrationWarning>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
