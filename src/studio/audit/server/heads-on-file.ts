import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeadOnFile } from '#studio/audit/server/check-log.ts'

/** The heads of all logs by studio, outside of the database: who changes the database can't take them back as well. */
export type HeadsOnFile = Map<number, HeadOnFile>

export const headsFileIn = (dataDir: string): string => join(dataDir, 'audit-heads.json')

export async function readHeadsOnFile(file: string): Promise<HeadsOnFile> {
  try {
    const heads = JSON.parse(await readFile(file, 'utf8')) as Record<string, HeadOnFile>
    return new Map(Object.entries(heads).map(([studio, head]) => [Number(studio), head]))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}

export async function writeHeadsOnFile(file: string, heads: HeadsOnFile): Promise<void> {
  const part = `${file}.part`
  await writeFile(part, `${JSON.stringify(Object.fromEntries(heads))}\n`, { mode: 0o600 })
  await rename(part, file)
}
