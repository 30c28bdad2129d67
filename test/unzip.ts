import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** All files of a ZIP by path. */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const opened = await fromBufferPromise(zip, { strictFileNames: true, lazyEntries: true })
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return files
}
