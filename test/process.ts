import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { freePort } from '../scripts/free-port.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

export type Larkspur = { child: ChildProcess; lines: string[]; url: string }

/** The product in a separate process with only these settings; its output is captured. `from`: where its program is. */
export async function startLarkspur(env: Record<string, string>, from = root): Promise<Larkspur> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: from,
    env: { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'warn', ...env },
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  }
  return { child, lines, url: `http://127.0.0.1:${port}` }
}

export const hasEnded = ({ child }: Larkspur) => child.exitCode !== null || child.signalCode !== null

export async function end(larkspur: Larkspur, signal: NodeJS.Signals): Promise<number | null> {
  if (!hasEnded(larkspur)) {
    larkspur.child.kill(signal)
    await once(larkspur.child, 'exit')
  }
  return larkspur.child.exitCode
}

export async function isUp({ lines }: Larkspur): Promise<void> {
  await expect.poll(() => lines.join('\n')).toMatch(/Larkspur is at|Working off jobs/)
}
