import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/server/db/test-cluster.ts',
    pool: 'forks',
    maxWorkers: 2,
    // As for the journeys: a machine that others share may be held up at any moment.
    retry: process.env['CI'] ? 1 : 0,
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
