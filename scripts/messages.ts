import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const root = join(import.meta.dirname, '..')
export const sources = 'src/**/{contract,server,web}/**/*.{ts,tsx}'

export type Message = {
  english: string
  /** Whether it is found by its text, because it is shown by way of a variable. */
  isMarked: boolean
  hasValues: boolean
  /** Where the English text stands, and where the last argument ends. */
  start: number
  end: number
  lastEnd: number
}

/** The texts that a file gives to `t('…')`, `msg('…')`, `msgWith('…')` and `told('…')`. */
export function messagesIn(file: string, source: string): Message[] {
  if (!/\b(?:t|msg|msgWith|told)\(/.test(source)) return []
  const found: Message[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }: ESTree.CallExpression) {
      const [first] = given
      if (callee.type !== 'Identifier' || !['t', 'msg', 'msgWith', 'told'].includes(callee.name)) return
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return
      const isMarked = callee.name !== 't'
      const { start, end } = first
      found.push({
        english: first.value,
        isMarked,
        hasValues: given.length > 1,
        start,
        end,
        lastEnd: given.at(-1)!.end,
      })
    },
  }).visit(parseSync(file, source).program)
  return found
}

const isSource = (file: string) => !/\.test\.tsx?$/.test(file)

/** Every text of these files with how it is used. */
export function allMessages(pattern = sources): Message[] {
  const files = globSync(pattern, { cwd: root }).filter(isSource).toSorted()
  return files.flatMap((file) => messagesIn(file, readFileSync(join(root, file), 'utf8')))
}

/** A text without placeholders stays text. */
export function compiled(message: string): unknown {
  const parts = compileMessageOrThrow(message)
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}

export const catalogueOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, `src/platform/languages/${language}.json`), 'utf8')) as Record<string, string>

const ofWeb = 'src/**/{contract,web}/**/*.{ts,tsx}'
const placeOfCatalogue = (language: string) => `catalogue of ${language}`

export const textsOfWeb = (): Message[] => allMessages(ofWeb)

/** The number of each text, which is the same in every build of the same sources. */
export const numbersOf = (all: readonly Message[]): Map<string, string> =>
  new Map([...new Set(all.map(({ english }) => english))].toSorted().map((english, at) => [english, at.toString(36)]))

/**
 * Compiles the texts of the web. `t('Pay now')` becomes `t("Pay now", undefined, "1f")`, and a catalogue has by these numbers what the
 * scripts of a build say; what is marked by `msg` is found by its text.
 */
export function messages(): Plugin {
  let numbers = new Map<string, string>()
  /** The texts of the modules that are built, by what they are found by. */
  const said = new Map<string, string>()
  const catalogue = (language: string) => {
    const texts = catalogueOf(language)
    const entries = [...said].flatMap(([key, english]) => (texts[english] ? [[key, compiled(texts[english])]] : []))
    return JSON.stringify(Object.fromEntries(entries))
  }
  let isServing = false
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    buildStart() {
      const all = textsOfWeb()
      numbers = numbersOf(all)
      // Nobody knows yet which modules will be asked for.
      if (isServing)
        for (const { english, isMarked } of all) said.set(isMarked ? english : numbers.get(english)!, english)
    },
    load(id) {
      const path = id.split('?')[0]!
      if (!/\/platform\/languages\/\w\w\.json$/.test(path)) return null
      const language = basename(path, '.json')
      const texts = isServing ? catalogue(language) : JSON.stringify(placeOfCatalogue(language))
      return { code: `export default ${texts}`, moduleType: 'js' }
    },
    renderChunk(code) {
      const place = new RegExp(`["'\`]${placeOfCatalogue('(\\w\\w)')}["'\`]`, 'g')
      return place.test(code) ? code.replace(place, (_, language: string) => catalogue(language)) : null
    },
    transform(code, id) {
      const file = id.split('?')[0]!
      if (!file.startsWith(join(root, 'src')) || !/\/(?:contract|web)\/.*\.tsx?$/.test(file) || !isSource(file))
        return null
      const all = messagesIn(file, code)
      for (const { english, isMarked } of all) said.set(isMarked ? english : numbers.get(english)!, english)
      const found = all.filter(({ isMarked }) => !isMarked)
      if (found.length === 0) return null
      const edits = found.flatMap(({ english, hasValues, start, end, lastEnd }) => [
        { from: start, to: end, text: JSON.stringify(compiled(english)) },
        {
          from: lastEnd,
          to: lastEnd,
          text: `${hasValues ? '' : ', undefined'}, ${JSON.stringify(numbers.get(english))}`,
        },
      ])
      // From the end on, so that places before stay where they are.
      const written = edits
        .toSorted((one, other) => other.from - one.from || other.to - one.to)
        .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code)
      return { code: written, map: null }
    },
  }
}
