import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'

/** Of the demo's studio, and of instances that are started in another way. */
const ofDemo = /\/(axe|pictures)\.spec\.ts$/
const ofOwn = /\/(accounting|inbox|paying|reach|outage|passkeys|push)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  // What passes at the second try is named at the end of the run.
  retries: 1,
  // Journeys wait more than they compute: twice as many as a small machine has cores.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Long enough for a slow and busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // First what has to start something, in one worker each: at the end, it would keep one busy after the others.
  projects: [
    { name: 'demo', testMatch: ofDemo, workers: 1 },
    { name: 'own', testMatch: ofOwn, workers: 1 },
    { name: 'shared', testIgnore: [ofDemo, ofOwn] },
  ],
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    // A worker answers instead of the server, and fetches ahead: the other journeys look at the product without it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArguments,
    },
  },
})
