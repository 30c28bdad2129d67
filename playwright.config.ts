import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'

/** What is held to a time is measured alone, after everything else: two browsers on two cores disturb each other. */
const timed = /stay smooth|within \d+ ms/

export default defineConfig({
  testDir: 'e2e',
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Long enough for a slow and busy machine: what is held to a time says so itself.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'journeys', grepInvert: timed },
    { name: 'timed', grep: timed, workers: 1, dependencies: ['journeys'] },
  ],
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    // A worker answers instead of the server, and fetches ahead: the other journeys look at the product without it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArguments,
    },
  },
})
