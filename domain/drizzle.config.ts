import { defineConfig } from 'drizzle-kit';

// Until the first release there is one baseline, made anew by `npm run db:generate`.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shop-schema.ts', './*/tables.ts', './*/*/tables.ts', '../platform/tables.ts'],
  out: './migrations',
});
