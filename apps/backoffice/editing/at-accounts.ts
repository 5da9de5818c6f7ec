import type { Config, Field } from 'payload';

const ownPassword: Field = {
  name: 'ownPassword',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/editing/OwnPassword.tsx#OwnPassword' } },
};

/** Asks at an account of staff for what making it, or changing its address, password or role, takes. */
export const atAccounts = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((one) =>
    one.slug === 'staff' ? { ...one, fields: [...one.fields, ownPassword] } : one,
  ),
});
