import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment } from './prepare.mjs'
import { root } from './program.mjs'
import { durationsOfJourneys, slowestTables } from './slowest.mjs'
import { failedJourneys, failedTests, passedAtSecondTry } from './what-failed.mjs'

const reports = mkdtempSync(join(tmpdir(), 'larkspur-reports-'))
const secondTries = join(root, 'test-results/passed-at-the-second-try.txt')
const sum = { passed: 0, failed: 0 }
/** The names of failed tests, and the errors. */
const failures = []
const repeated = []
const durations = []

/** A command that passes or fails, counted as one test. */
export function checkStage(title, program, args) {
  const good = timed(title, program, args)
  count(good ? 1 : 0, good ? 0 : 1)
  if (!good) failures.push(title)
  return good
}

export function vitestStage(title, args, extra = {}) {
  const file = join(reports, 'vitest.json')
  const durationsFile = join(reports, 'durations.json')
  const reporters = ['default', 'json', './scripts/durations-reporter.mjs'].map((name) => `--reporter=${name}`)
  const options = ['run', ...reporters, `--outputFile.json=${file}`]
  const good = timed(title, 'vitest', [...options, ...args], { LARKSPUR_TEST_DURATIONS: durationsFile, ...extra })
  const report = readReport(file)
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report
  // A file that fails to load, or an error outside of tests, is not counted as a test by the runner.
  count(passed, good ? failed : Math.max(failed, 1))
  if (!good) failures.push(title, ...failedTests(report))
  if (existsSync(durationsFile)) durations.push(...readReport(durationsFile))
}

/** A journey that fails is tried once more. */
export function browserStage(title, args) {
  const file = join(reports, 'browser.json')
  const good = timed(title, 'playwright', ['test', ...args], { E2E_REPORT: file })
  const report = readReport(file)
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  count(passed + flaky, good ? unexpected : Math.max(unexpected, 1))
  if (!good) failures.push(title, ...failedJourneys(report))
  repeated.push(...passedAtSecondTry(report))
  durations.push(...durationsOfJourneys(report))
}

/** The last line is read by other programs. */
export function finish({ slowest = false } = {}) {
  rmSync(reports, { recursive: true, force: true })
  if (slowest) console.log(`\n${slowestTables(durations)}`)
  mkdirSync(dirname(secondTries), { recursive: true })
  writeFileSync(secondTries, repeated.map((text) => `${text}\n\n`).join(''))
  if (repeated.length > 0) console.log(`\n── Passed at the second try: ${repeated.length}\n\n${repeated.join('\n\n')}`)
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
