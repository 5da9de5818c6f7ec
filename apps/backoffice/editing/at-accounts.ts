import type { Config, Field } from 'payload';

const ownPassword: Field = {
  name: 'ownPassword',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/editing/OwnPassword.tsx#OwnPassword' } },
};

/**
 * Adds the field for one's own password to staff accounts: making an account, or changing its address, password or role,
 * requires it.
 */
export const atAccounts = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((one) =>
    one.slug === 'staff' ? { ...one, fields: [...one.fields, ownPassword] } : one,
  ),
});
