import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\\(?=')/g, '')

/** The tests that the document names: a file, and the titles that follow it. */
function* namedTests(): Generator<{ file: string; titles: string[] }> {
  const named = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? (?:and )?"[^"]+")*)/g
  for (const [, file = '', titles = ''] of document.matchAll(named))
    yield { file, titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title.replaceAll(/ ?… ?/g, '')) }
}

it('docs/security.md names tests that exist', async () => {
  const sources = new Map<string, string[]>()
  for (const folder of ['src', 'test', 'e2e'])
    for (const path of await readdir(join(root, folder), { recursive: true }))
      if (/\.(test|spec)\.tsx?$/.test(path)) {
        const found = sources.get(basename(path)) ?? []
        sources.set(basename(path), [...found, plain(readFileSync(join(root, folder, path), 'utf8'))])
      }
  const missing = [...namedTests()].flatMap(({ file, titles }) => {
    const texts = sources.get(basename(file))
    if (!texts) return [file]
    return titles
      .filter((title) => !texts.some((text) => text.includes(plain(title))))
      .map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
  expect([...namedTests()].length).toBeGreaterThan(100)
})

/** How many requirements of level 1 and 2 there are in the sections of 5.0.0, in which those of level 3 come last. */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3'

it('docs/security.md has each requirement once', () => {
  const expected = sections.split(' ').flatMap((section) => {
    const [name, count] = section.split(':')
    return Array.from({ length: Number(count) }, (_, at) => `V${name}.${at + 1}`)
  })
  const rows = [...document.matchAll(/^\| (V\d+\.\d+)\.(\d+)(?:–V\d+\.\d+\.(\d+))? /gm)]
  const found = rows.flatMap(([, section = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`),
  )
  expect(found).toEqual(expected)
})
