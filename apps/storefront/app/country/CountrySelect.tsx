import type { SelectHTMLAttributes } from 'react';
import { usePageState } from '../page-state.ts';
import { useField } from '../ui/Field.tsx';
import { countryNames } from './country-names.ts';

/** @param codes in the order of the list, separated by spaces */
export function CountrySelect({
  codes,
  ...rest
}: { codes: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const nameOf = countryNames(usePageState().locale);
  return (
    <select className="input" {...useField()} {...rest}>
      {codes.split(' ').map((code) => (
        // If the browser has another name for a country, the server's name stays.
        <option key={code} value={code} suppressHydrationWarning>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
