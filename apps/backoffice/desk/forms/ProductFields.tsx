import { type ProductChoices, withChosen } from '../product-choices.ts';
import { DeskChecks, DeskSelect } from './DeskForm.tsx';
import { listOf } from './form-fields.ts';

/** A field for one product, chosen by its name. @param value its pid, or an empty string */
export function ProductSelect({
  label,
  choose,
  value,
  products,
  required = true,
}: {
  label: string;
  /** The text that is shown before a product is chosen. */
  choose: string;
  value: string;
  products: ProductChoices;
  required?: boolean;
}) {
  return (
    <DeskSelect
      name="pid"
      label={label}
      value={value}
      options={[['', choose], ...withChosen(products, [value])]}
      required={required}
    />
  );
}

/** A field for several products, chosen by their names. @param value their pids, separated by commas */
export function ProductChecks({
  label,
  help,
  value,
  products,
}: {
  label: string;
  help: string;
  value: string;
  products: ProductChoices;
}) {
  const chosen = listOf(value);
  return (
    <DeskChecks
      name="pids"
      label={label}
      help={help}
      value={chosen.join(',')}
      options={withChosen(products, chosen)}
      many
    />
  );
}
