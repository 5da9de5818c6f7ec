import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';
import { momentField } from '../forms/form-fields.ts';
import { ProductChecks } from '../forms/ProductFields.tsx';
import type { ProductChoices } from '../product-choices.ts';

/** What coupons and promotions have in common. */
interface Priced {
  payPercent: number;
  maxUses: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  pids: readonly string[];
}

interface PartProps {
  words: Pick<DeskWords, 'prices'>;
  row: Priced | undefined;
  /** The value of a field: what was typed, or else what is stored. */
  value(name: string, stored: string): string;
}

/** @param most the largest reduction, in per cent */
export function OffField({ words: { prices }, row, value, most }: PartProps & { most: number }) {
  return (
    <DeskField
      name="off"
      label={prices.offField}
      type="number"
      min={1}
      max={most}
      required
      value={value('off', row ? String(100 - row.payPercent) : '')}
    />
  );
}

export function CapField({ words: { prices }, row, value }: PartProps) {
  return (
    <DeskField
      name="max_uses"
      label={prices.maxUses}
      help={prices.emptyMany}
      type="number"
      min={1}
      value={value('max_uses', row?.maxUses?.toString() ?? '')}
    />
  );
}

/**
 * @param timeZone in which the times are typed
 * @param required both a beginning and an end must be given
 * @param starts the beginning that is suggested if nothing is stored
 */
export function SpanFields({
  words: { prices },
  row,
  value,
  timeZone,
  required = false,
  starts = null,
}: PartProps & { timeZone: string; required?: boolean; starts?: Date | null }) {
  const moment = { type: 'datetime-local', required } as const;
  return (
    <>
      <DeskField
        {...moment}
        name="starts"
        label={filled(prices.starts, { zone: timeZone })}
        {...(!required && { help: prices.emptyNow })}
        value={value('starts', momentField(row ? row.startsAt : starts, timeZone))}
      />
      <DeskField
        {...moment}
        name="ends"
        label={filled(prices.ends, { zone: timeZone })}
        {...(!required && { help: prices.emptyNever })}
        value={value('ends', momentField(row?.endsAt ?? null, timeZone))}
      />
    </>
  );
}

export function PidsField({
  words: { prices },
  row,
  value,
  ...field
}: PartProps & { help: string; products: ProductChoices }) {
  return <ProductChecks {...field} label={prices.products} value={value('pids', row?.pids.join() ?? '')} />;
}
