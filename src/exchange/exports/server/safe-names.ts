const mostBytes = 150

/** A name that every file system accepts: no separators, no reserved or invisible characters, not too long. */
function safeName(given: string): string {
  const clean = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\<>:"|?*]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const name = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(clean) ? `_${clean}` : clean || 'unnamed'
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,10})?$/su.exec(name) ?? []
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    if (Buffer.byteLength(short + segment) > mostBytes) break
    short += segment
  }
  return short.trimEnd() + ending
}

/** The folder of a wedding; its id tells it from others with these names. */
export const weddingFolder = (clientId: number, couple: string): string => `${safeName(couple)} (${clientId})`

/** Makes paths unique, also on file systems that ignore case. */
export class UniquePaths {
  readonly #taken = new Set<string>()

  take(folder: string, given: string): string {
    const name = safeName(given)
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]+)?$/su.exec(name) ?? []
    for (let count = 1; ; count += 1) {
      const path = `${folder}/${count === 1 ? name : `${stem} (${count})${ending}`}`
      if (this.#taken.has(path.toLowerCase())) continue
      this.#taken.add(path.toLowerCase())
      return path
    }
  }
}
