import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'e2e/**', '**/build/**', '**/.next/**'],
    globalSetup: 'tools/vitest-postgres.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
