import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What jobs write while they work, such as all rows of a studio on their way into a ZIP. It lies in the data folder, not
 * among the temporary files of the machine, so that what a killed process leaves is removed at the next start.
 */
export class WorkFolders {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'work')
  }

  /** Gives the work a folder of its own, and removes it afterwards. */
  async lend<T>(studioId: number, work: (folder: string) => Promise<T>): Promise<T> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(this.#folder, `${process.pid}-${beginningOf(studioId)}`))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Removes what is left of a studio. */
  forget = (studioId: number): Promise<void> => this.#removeWhere((name) => name.includes(`-${beginningOf(studioId)}`))

  /** Removes what processes have left that are gone. */
  clear = (): Promise<void> => this.#removeWhere((name) => !lives(Number(name.split('-')[0])))

  async #removeWhere(unwanted: (name: string) => boolean): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names.filter(unwanted)) await rm(join(this.#folder, name), { recursive: true, force: true })
  }
}

const beginningOf = (studioId: number) => `studio-${studioId}-`

function lives(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
