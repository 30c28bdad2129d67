import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it.runIf(process.platform !== 'win32')(
  'what is built is run by the Node that is installed, whichever one is asked to',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkspur-scripts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const name of ['serve.mjs', 'prepare.mjs', 'program.mjs'])
      cpSync(join(import.meta.dirname, '../scripts', name), join(folder, 'scripts', name))
    const installed = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin`)
    mkdirSync(installed, { recursive: true })
    writeFileSync(join(installed, 'node'), '#!/bin/sh\necho "installed: $*"\n')
    chmodSync(join(installed, 'node'), 0o755)
    const { stdout } = spawnSync(process.execPath, [join(folder, 'scripts/serve.mjs')], { encoding: 'utf8' })
    expect(stdout).toMatch(/^installed: .*dist\/server\/main\.js$/m)
  },
)
