import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian-package.mjs'
import { fail } from './prepare.mjs'
import { root } from './program.mjs'

const python = '/usr/bin/python3'
const user = 'test:larkspur'
const secret = 'a-secret-of-the-tests'

const isInstalled = () => spawnSync(python, ['-c', 'import swift.common.middleware.s3api']).status === 0

/** Starts a store with an S3 interface in a temporary folder; returns the environment variables for the tests. */
export async function startSwift() {
  const otherwise = 'The file tests need Swift: install the package python3-swift.'
  if (!isInstalled()) installFromDebian('python3-swift', otherwise)
  if (!isInstalled()) fail(otherwise)
  const folder = mkdtempSync('/tmp/larkspur-swift-')
  const program = join(root, 'scripts/swift-server.py')
  const swift = spawn(python, [program, folder, user, secret], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.race([once(swift.stdout, 'data'), once(swift, 'exit')])
  const port = Number(String(said))
  if (!(port > 0) || swift.exitCode !== null) fail('Swift did not start.')
  return {
    environment: {
      LARKSPUR_TEST_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: user,
      AWS_SECRET_ACCESS_KEY: secret,
    },
    stop() {
      swift.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
