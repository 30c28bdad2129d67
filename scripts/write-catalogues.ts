import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#platform/contract/locale/language.ts'
import { allMessages, catalogueOf } from './messages.ts'

/** `npm run messages`: brings the catalogues in step with the texts of the sources. What has no translation yet is ''. */
const used = [...new Set(allMessages().map(({ english }) => english))].toSorted()
for (const language of languages.filter((one) => one !== 'en')) {
  const known = new Map(Object.entries(catalogueOf(language)))
  const texts = Object.fromEntries(used.map((english) => [english, known.get(english) ?? '']))
  const missing = Object.values(texts).filter((text) => text === '').length
  const file = join(import.meta.dirname, `../src/platform/languages/${language}.json`)
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
  console.log(`${language}: ${used.length} texts, ${missing} without a translation`)
}
