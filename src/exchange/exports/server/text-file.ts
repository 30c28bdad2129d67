import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

const flushedAt = 64 * 1024

/** A file that is written piece by piece, with a small buffer. */
export class TextFile {
  readonly #handle: FileHandle
  #waiting = ''

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  static async create(path: string): Promise<TextFile> {
    await mkdir(dirname(path), { recursive: true })
    return new TextFile(await open(path, 'w', 0o600))
  }

  async write(text: string): Promise<void> {
    this.#waiting += text
    if (this.#waiting.length >= flushedAt) await this.#flush()
  }

  async end(text = ''): Promise<void> {
    this.#waiting += text
    try {
      await this.#flush()
    } finally {
      await this.#handle.close()
    }
  }

  async #flush(): Promise<void> {
    const text = this.#waiting
    this.#waiting = ''
    await this.#handle.appendFile(text)
  }
}
