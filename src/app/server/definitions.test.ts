import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { definitions } from '#app/server/definitions.ts'

it.each(Object.entries(definitions))('has %s as the tables say; `npm run migration` writes them', (folder, files) => {
  const path = join(import.meta.dirname, folder)
  const stored = readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')])
  expect(Object.fromEntries(stored)).toEqual(files)
})
