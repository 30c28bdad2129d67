import { findChromium } from './chromium.mjs'
import { installFromDebian } from './debian-package.mjs'
import { prepare } from './prepare.mjs'
import { browserStage, checkStage, finish, vitestStage } from './stages.mjs'

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const filter = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wants = (stage) => (only ? only === stage : filter.length === 0)

// Component tests in src/web also run in a browser.
const opensBrowser = only ? only === 'unit' || only === 'e2e' : !filter.some((word) => word.includes('server'))
if (opensBrowser && !findChromium()) {
  const otherwise = 'The browser and component tests need Chromium: install it, or set CHROMIUM to its path.'
  installFromDebian('chromium', otherwise)
}
prepare({ build: false })

if (wants('check')) {
  checkStage('types', 'tsc', ['--noEmit'])
  checkStage('lint', 'oxlint', ['--type-aware'])
  checkStage('format', 'oxfmt', ['--check'])
}
if (filter.length > 0) vitestStage('tests', filter)
else if (only === 'unit') vitestStage('unit tests', ['src/contract', 'src/web', 'test/'])
else if (only === 'api') vitestStage('API tests', ['src/server'])
else if (!only) vitestStage('unit and API tests', [])
if (wants('e2e')) {
  prepare()
  browserStage('browser tests', [])
}
finish()
