import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.mjs'

/** Runs what CI runs several times: on a quiet machine, and beside loops that keep two cores busy. */
const commands = [['test'], ['run', 'test:services']]
const busyLoops = 2
const folder = join(root, 'test-results-of-repeats')
const wanted = (kind) =>
  Number(
    process.argv
      .find((word) => word.startsWith(`--${kind}=`))
      ?.split('=')
      .pop() ?? 4,
  )

mkdirSync(folder, { recursive: true })
const head = 'run     minutes  passed  failed  retried  stages in seconds'
const rows = []
let isGood = true
for (const kind of ['quiet', 'busy'])
  for (let run = 1; run <= wanted(kind); run += 1) {
    const loops = kind === 'busy' ? Array.from({ length: busyLoops }, () => spawn('yes', { stdio: 'ignore' })) : []
    const { good, row } = await runAll(`${kind}-${run}`)
    for (const loop of loops) loop.kill()
    isGood &&= good
    rows.push(row)
    console.log(`${rows.length === 1 ? `${head}\n` : ''}${row}`)
  }
process.exitCode = isGood ? 0 : 1

async function runAll(name) {
  const file = join(folder, `${name}.log`)
  const log = createWriteStream(file)
  const start = Date.now()
  let good = true
  for (const words of commands) {
    const child = spawn('npm', words, { cwd: root })
    for (const output of [child.stdout, child.stderr]) output.pipe(log, { end: false })
    const [status] = await once(child, 'close')
    good &&= status === 0
  }
  const minutes = (Date.now() - start) / 60_000
  await new Promise((resolve) => log.end(resolve))
  // What the pages showed where a journey failed, also if it passed at its second try.
  cpSync(join(root, 'test-results'), join(folder, name), { recursive: true })
  return { good, row: rowOf(name, minutes, good, readFileSync(file, 'utf8')) }
}

function rowOf(name, minutes, good, text) {
  const sum = (pattern) => [...text.matchAll(pattern)].reduce((all, [, found]) => all + Number(found), 0)
  const failed = sum(/^\d+ passed, (\d+) failed$/gm)
  const stages = [...text.matchAll(/^── (.+): (?:good|FAILED), ([\d.]+) s$/gm)]
  return [
    name.padEnd(7),
    minutes.toFixed(1).padStart(7),
    String(sum(/^(\d+) passed, \d+ failed$/gm)).padStart(6),
    String(good ? failed : Math.max(failed, 1)).padStart(6),
    String(sum(/^── Passed at the second try: (\d+)$/gm)).padStart(7),
    stages.map(([, title, seconds]) => `${title} ${Math.round(Number(seconds))}`).join(', '),
  ].join('  ')
}
