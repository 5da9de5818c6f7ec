import { PERMISSIONS } from '@spindle/domain/staff/permission.ts';
import { OTHER_CURRENCIES, type Role } from '@spindle/domain/staff/role.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { DeskWords } from '../desk-words.ts';
import { DeskChecks, DeskField, DeskForm } from '../forms/DeskForm.tsx';
import { amountField } from '../forms/money-field.ts';
import { OwnPasswordField } from '../forms/OwnPasswordField.tsx';
import { ROLES_PAGE } from '../pages.ts';

/** The form for what one role may do. @param typed what was typed, if it was refused */
export function RoleForm({
  words: { roles: said, prices, secondFactor },
  role,
  typed,
}: {
  words: DeskWords;
  role: Role;
  typed: Readonly<Record<string, string | undefined>> | undefined;
}) {
  const value = (name: string, stored: string) => (typed ? (typed[name] ?? '') : stored);
  const limitOf = (currency: string) => role.refundLimits.find((limit) => limit.currency === currency);
  const amountOf = (currency: string) => {
    const amount = limitOf(currency)?.maxMinor ?? null;
    return amount === null ? '' : amountField(amount, currency);
  };
  const unlimited = role.refundLimits.filter(({ maxMinor }) => maxMinor === null);
  return (
    <DeskForm
      action="/desk/change-role"
      title={said.change.replace('{role}', said.names[role.role])}
      hidden={{ role: role.role }}
      save={prices.save}
      cancel={{ href: `/admin${ROLES_PAGE}`, label: prices.cancel }}
    >
      <DeskChecks
        name="permissions"
        label={said.may}
        help={role.role === 'admin' ? said.adminsKeep : undefined}
        value={value('permissions', role.permissions.join())}
        options={PERMISSIONS.map((permission) => [permission, said.permissions[permission]])}
      />
      {CURRENCIES.map((currency) => (
        <DeskField
          key={currency}
          name={`limit_${currency}`}
          label={said.limit.replace('{currency}', currency)}
          help={said.limitHelp}
          value={value(`limit_${currency}`, amountOf(currency))}
        />
      ))}
      <DeskChecks
        name="unlimited"
        label={said.unlimited}
        value={value('unlimited', unlimited.map(({ currency }) => currency).join())}
        options={[
          ...CURRENCIES.map((currency) => [currency, currency] as const),
          [OTHER_CURRENCIES, said.others],
        ]}
      />
      <OwnPasswordField words={secondFactor} />
    </DeskForm>
  );
}
