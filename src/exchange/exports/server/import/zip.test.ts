import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { ExportZip } from '#exchange/exports/server/import/zip.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspur-zip-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function opened(fill: (zip: ZipFile) => void): Promise<ExportZip> {
  const path = join(folder, 'export.zip')
  const made = new ZipFile()
  const described = { format: 'larkspur-export', version: 1, tables: {} }
  made.addBuffer(Buffer.from(JSON.stringify(described)), 'larkspur.json')
  fill(made)
  made.end()
  await pipeline(made.outputStream as Readable, createWriteStream(path))
  return ExportZip.open(path)
}

it('a ZIP that says more of its files than memory holds is refused', async () => {
  const options = { fileComment: 'x'.repeat(65_000), compress: false }
  const filled = opened((zip) => {
    for (let number = 0; number < 1100; number += 1) zip.addBuffer(Buffer.alloc(0), `files/${number}`, options)
  })
  await expect(filled).rejects.toThrow('The ZIP contains too much.')
})

it('an export of more rows than have room is refused before all are read', async () => {
  const zip = await opened((made) =>
    made.addBuffer(Buffer.from(`[\n${'{"id":1},\n'.repeat(2_000_010)}]\n`), 'data/notes.json'),
  )
  let read = 0
  const checked = zip.check(() => {
    read += 1
  })
  await expect(checked).rejects.toThrow('The export has more than 2000000 rows.')
  expect(read).toBe(2_000_001)
  zip.close()
})
