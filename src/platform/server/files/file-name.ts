import { limits } from '#platform/contract/limits.ts'
import { endingsOf } from '#platform/server/files/content-type.ts'

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const fitsType = (name: string, type: string) => endingsOf(type).includes(endingOf(name))

/** A file name without path separators or characters that reverse the text, and with the extension of its type. */
export function fileName(given: string, type: string): string {
  const clean = given
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\]/g, '-')
    .trim()
  const ending = fitsType(clean, type) ? `.${endingOf(clean)}` : `.${endingsOf(type)[0]}`
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean
  return (stem || 'file').slice(0, limits.line - ending.length).toWellFormed() + (clean.slice(stem.length) || ending)
}
