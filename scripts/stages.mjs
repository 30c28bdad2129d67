import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment } from './prepare.mjs'
import { root } from './program.mjs'
import { failedJourneys, failedTests } from './what-failed.mjs'

const reports = mkdtempSync(join(tmpdir(), 'larkspur-reports-'))
const sum = { passed: 0, failed: 0 }
/** The names of failed tests, and the errors. */
const failures = []

/** A command that passes or fails, counted as one test. */
export function checkStage(title, program, args) {
  const good = timed(title, program, args)
  count(good ? 1 : 0, good ? 0 : 1)
  if (!good) failures.push(title)
  return good
}

export function vitestStage(title, args, extra = {}) {
  const file = join(reports, 'vitest.json')
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const good = timed(title, 'vitest', [...options, ...args], extra)
  const report = readReport(file)
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report
  // A file that fails to load, or an error outside of tests, is not counted as a test by the runner.
  count(passed, good ? failed : Math.max(failed, 1))
  if (!good) failures.push(title, ...failedTests(report))
}

export function browserStage(title, args) {
  const file = join(reports, 'browser.json')
  const good = timed(title, 'playwright', ['test', ...args], { E2E_REPORT: file })
  const report = readReport(file)
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  count(passed, good ? unexpected + flaky : Math.max(unexpected + flaky, 1))
  if (!good) failures.push(title, ...failedJourneys(report))
}

/** The last line is read by other programs. */
export function finish() {
  rmSync(reports, { recursive: true, force: true })
  if (failures.length > 0) console.log(`\n── What failed\n\n${failures.join('\n\n')}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed === 0 ? 0 : 1
}

function count(passed, failed) {
  sum.passed += passed
  sum.failed += failed
}

function timed(title, program, args, extra) {
  const start = Date.now()
  console.log(`\n── ${title}`)
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: environment(extra) })
  if (error) console.error(error.message)
  console.log(`── ${title}: ${status === 0 ? 'good' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return status === 0
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
