import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readingStream } from '#platform/server/foundation/streams.ts'

/** In a backup: the SHA-256 of each stored file, as `sha256sum --check` reads it. */
export const sumsFile = 'files.sha256'
const stored = 'files'

/** Notes the sums of stored files, as they are where they were copied from. */
export async function writeSums(from: string, copy: string): Promise<void> {
  const lines: string[] = []
  for (const path of await storedFiles(copy)) {
    const sum = await sumOf(join(from, path))
    // It may have been removed meanwhile.
    if (sum) lines.push(`${sum}  ${path}\n`)
  }
  await writeFile(join(copy, sumsFile), lines.join(''), { mode: 0o600 })
}

/** Refuses a backup in which a stored file is not what was copied. A copy that was made by hand has no sums. */
export async function refuseDiffering(copy: string): Promise<void> {
  const text = await readFile(join(copy, sumsFile), 'utf8').catch(ifMissing)
  const differing: string[] = []
  for (const line of text?.split('\n').filter(Boolean) ?? []) {
    const [sum, path = ''] = line.split('  ')
    if ((await sumOf(join(copy, path))) !== sum) differing.push(path)
  }
  if (differing.length > 0)
    throw new Error(`${differing.length} files of the backup are not as they were copied, ${differing[0]} among them.`)
}

async function storedFiles(folder: string): Promise<string[]> {
  const entries = (await readdir(join(folder, stored), { recursive: true, withFileTypes: true }).catch(ifMissing)) ?? []
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).toSorted()
}

async function sumOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of readingStream(path) as AsyncIterable<Buffer>) hash.update(piece)
  } catch (error) {
    return ifMissing(error)
  }
  return hash.digest('hex')
}

function ifMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
