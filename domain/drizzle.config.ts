import { defineConfig } from 'drizzle-kit';

// The baseline is released and stays as it is; later migrations are named by their time, so that two branches do not both
// write number 0001.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shop-schema.ts', './*/tables.ts', './*/*/tables.ts', '../platform/tables.ts'],
  out: './migrations',
  migrations: { prefix: 'timestamp' },
});
