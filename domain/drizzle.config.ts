import { defineConfig } from 'drizzle-kit';

// The baseline is released and stays as it is; what comes after it is named by its time, so that two
// branches do not both write number 0001.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shop-schema.ts', './*/tables.ts', './*/*/tables.ts', '../platform/tables.ts'],
  out: './migrations',
  migrations: { prefix: 'timestamp' },
});
