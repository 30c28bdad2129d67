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
  expect([...namedTests()]).not.toEqual([])
})
