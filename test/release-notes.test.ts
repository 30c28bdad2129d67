import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { notesOf } from '../scripts/release-notes.mjs'

const changelog = `# Changelog

## Not released

- New

## 1.10.0 (2031-06-14)

### Added

- Ten

## 1.1.0 (2031-05-01)

- One
`

it('takes the section of one version', () => {
  expect(notesOf(changelog, '1.10.0')).toBe('### Added\n\n- Ten')
  expect(notesOf(changelog, '1.1.0')).toBe('- One')
  expect(notesOf(changelog, '1.1')).toBeUndefined()
})

it.each([
  ['no tag', [], 'Name the tag'],
  ['a tag that is no version', ['latest'], 'Name the tag'],
  ['a tag of another version than package.json', ['v99.0.0'], 'but package.json is of'],
])('refuses %s', (_, args, says) => {
  const script = join(import.meta.dirname, '../scripts/release-notes.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(says)
})
