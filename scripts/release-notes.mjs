import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './prepare.mjs'
import { root } from './program.mjs'

/** What the changelog says of a version: the text below its heading. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((one) => one.split(/\s/, 1)[0] === version)
  return section?.slice(section.indexOf('\n')).trim()
}

if (process.argv[1] === import.meta.filename) {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(process.argv[2] ?? '')?.[1]
  if (!version) fail('Name the tag: node scripts/release-notes.mjs v1.2.3')
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (version !== current) fail(`The tag is of ${version}, but package.json is of ${current}.`)
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  console.log(notes || fail(`CHANGELOG.md says nothing about ${version}.`))
}
