import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { reachedSince, startOfChange } from './changed.mjs'
import { findWholeChromium, headlessShell } from './chromium.mjs'
import { installFromDebian, tryToInstallFromDebian } from './debian-package.mjs'
import { prepare } from './prepare.mjs'
import { browserStage, checkStage, finish, vitestStage } from './stages.mjs'

const words = process.argv.slice(2)
const filter = words.filter((word) => !word.startsWith('--'))
const valueOf = (name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = valueOf('only')
const since = valueOf('changed') ?? (words.includes('--changed') ? startOfChange() : undefined)
const wants = (stage) => (only ? only === stage : filter.length === 0)

// Component tests, which lie in the web folders of features, also run in a browser.
const opensBrowser = only ? only === 'unit' || only === 'e2e' : !filter.some((word) => word.includes('server'))
if (opensBrowser && !findWholeChromium())
  installFromDebian(
    'chromium',
    'The browser and component tests need Chromium: install it, or set CHROMIUM to its path.',
  )
// Without it they take longer.
if (opensBrowser && !process.env['CHROMIUM'] && !existsSync(headlessShell) && process.getuid?.() === 0)
  tryToInstallFromDebian('chromium-headless-shell')
// Tests read PDFs as others do.
for (const [command, name] of [
  ['qpdf', 'qpdf'],
  ['pdftotext', 'poppler-utils'],
])
  if (spawnSync(command, ['--version']).error)
    installFromDebian(name, `The tests of PDFs need ${command}: install ${name}.`)
// What cannot be built is said first.
prepare({ build: wants('e2e') && !since })

if (wants('check')) {
  checkStage('types', 'tsc', ['--noEmit'])
  checkStage('lint', 'oxlint', ['--type-aware'])
  checkStage('format', 'oxfmt', ['--check'])
}
if (since) testChanges(since)
else testAll()
finish({ slowest: words.includes('--slowest') })

function testAll() {
  if (filter.length > 0) vitestStage('tests', filter)
  else if (only === 'unit') vitestStage('unit tests', inProjects('unit', 'components'))
  else if (only === 'api') vitestStage('API tests', inProjects('api'))
  else if (!only) vitestStage('unit and API tests', inProjects('unit', 'components', 'api'))
  if (wants('e2e')) runJourneys([])
}

function testChanges(commit) {
  const { under, features, api, journeys } = reachedSince(commit)
  if (under.length > 0) console.log(`\nEverything stands on ${under.slice(0, 5).join(', ')}`)
  else console.log(`\nThe changes reach ${features.join(', ') || 'no feature'}`)
  vitestStage('unit tests', [...inProjects('unit', 'components'), `--changed=${commit}`, '--passWithNoTests'])
  if (api.length > 0) vitestStage('API tests', [...inProjects('api'), ...api, '--passWithNoTests'])
  if (journeys.length > 0) runJourneys(journeys)
}

function runJourneys(specs) {
  prepare()
  browserStage('browser tests', specs)
}

function inProjects(...names) {
  return names.flatMap((name) => ['--project', name])
}
