import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,platform,packages,brands,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '.data/**', 'tests/e2e/**'],
    globalSetup: ['tests/setup/postgres.ts'],
    setupFiles: ['tests/setup/console.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
