import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
