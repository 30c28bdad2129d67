import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { languages } from '#platform/contract/locale/language.ts'
import { allMessages, catalogueOf, sources } from '../scripts/messages.ts'

const root = join(import.meta.dirname, '..')
const used = allMessages()
const english = [...new Set(used.map((message) => message.english))].toSorted()

/** The placeholders of a message, also within its plural forms. */
const placeholders = (message: CompiledMessage): string[] => [
  ...new Set(
    message.flatMap((part) => {
      if (typeof part === 'string') return []
      const [name, , forms] = part
      const within = typeof forms === 'object' && forms !== null ? Object.values(forms as Record<string, unknown>) : []
      return [name, ...within.flatMap((form) => (Array.isArray(form) ? placeholders(form as CompiledMessage) : []))]
    }),
  ),
]
const inOrder = (text: string) => placeholders(compileMessageOrThrow(text)).toSorted()

test('what is marked to be translated by way of a variable has no placeholders', () => {
  const marked = used.filter(({ isMarked, hasValues }) => isMarked && !hasValues)
  expect(marked.filter((message) => inOrder(message.english).length > 0).map((message) => message.english)).toEqual([])
})

test('a text is given to t() as it is, or by a variable', () => {
  const written = globSync(sources, { cwd: root }).filter((file) => !file.includes('.test.'))
  const composed = written.filter((file) =>
    /(?<![.\w])(?:t|msg|msgWith|told)\(\s*(?:`|'[^'\n]*' [+?]|"[^"\n]*" [+?])/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(composed).toEqual([])
})

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  const texts = catalogueOf(language)

  test('has every text, and no other', () => {
    expect(Object.keys(texts)).toEqual(english)
    expect(english.filter((message) => !texts[message]?.trim())).toEqual([])
  })

  test('has the placeholders of the English texts', () => {
    const otherwise = english.filter((message) => inOrder(texts[message] ?? '').join() !== inOrder(message).join())
    expect(otherwise).toEqual([])
  })
})

test('French has a space that does not break before its punctuation, and within its quotation marks', () => {
  const breaking = Object.values(catalogueOf('fr')).filter((text) => / [:;!?»]|« /.test(text))
  expect(breaking).toEqual([])
})

test('no Spanish sentence ends with a time, which may have a full stop of its own', () => {
  const doubled = Object.values(catalogueOf('es')).filter((text) => /\{(time|when)\}\./.test(text))
  expect(doubled).toEqual([])
})
