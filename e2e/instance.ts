import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { fastFolder } from '../scripts/fast-folder.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { program, programCache, root } from '../scripts/program.mjs'

export type Instance = { url: string; dataDir: string; stop: () => Promise<void> }

/** Environment variables of the services that the instance may call. */
type ServicesFor = (url: string) => Promise<Record<string, string>>

/** The built product in a separate process with its own data folder. */
export async function startInstance(servicesFor: ServicesFor = async () => ({})): Promise<Instance> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(fastFolder(), 'larkspur-e2e-'))
  const app = spawn(process.execPath, program, {
    cwd: root,
    // Trusts a proxy, so that every planner signs up from a different IP address: the limit is 20 sign-ups per address and hour.
    env: {
      ...programCache,
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...(await servicesFor(url)),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect
    .poll(
      () => {
        if (app.exitCode !== null) throw new Error('The product ended before it answered.')
        return fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        )
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toBe(200)
  return {
    url,
    dataDir,
    async stop() {
      app.kill('SIGTERM')
      await once(app, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
