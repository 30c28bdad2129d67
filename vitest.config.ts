import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'
import { messages } from './scripts/messages.ts'

/** Files share a process and its modules, which take seconds to load; each has its own server and database. */
const inNode = { environment: 'node', pool: 'forks', isolate: false } as const

/** They start databases and processes, end them, fill disks and shift clocks: `npm run test:services` runs them. */
const faults = ['{src,test/faults}/**/*.{faults,processes}.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    // Long enough for a busy machine: what is held to a time is measured by `npm run bench`.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        plugins: [messages()],
        test: { ...inNode, name: 'unit', include: ['src/**/{contract,web}/**/*.test.ts', 'test/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'api',
          include: ['src/**/server/**/*.test.ts'],
          exclude: faults,
          globalSetup: './test/cluster.ts',
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'faults',
          include: faults,
          globalSetup: './test/cluster.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        plugins: [messages(), react(), tailwindcss()],
        // React as it is served: in development it takes three times as long.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        // A dependency that is discovered while tests run is bundled again together with React,
        // and tests that have loaded the first React fail.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            '@lingui/core',
            '@tanstack/react-query',
            'radix-ui',
            'react',
            'react-day-picker',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'vitest-browser-react',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/web/**/*.test.tsx'],
          setupFiles: './test/web/test-setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              // Clicks wait until nothing moves.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: { executablePath: findChromium(), args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
