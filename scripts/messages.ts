import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'
import type { Page } from '../src/platform/contract/page.ts'
import { pages } from '../src/app/contract/pages.ts'

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

const screensOf = (some: readonly Page[]) => some.map(({ screen }) => `src/${screen}.tsx`)

/** The modules with which pages begin: a catalogue `?portal` has the texts of the scripts that these load at once. */
const beginnings: Record<string, string[]> = {
  portal: [
    'src/app/web/main.tsx',
    'src/app/web/shell/start-portal.tsx',
    ...screensOf(pages.filter((page) => page.for === 'portal')),
  ],
  open: ['src/app/web/main.tsx', ...screensOf(pages.filter((page) => page.for === 'anyone' && page.isForCouples))],
}
const placeOfCatalogue = (language: string, part: string) => `catalogue of ${language} for ${part}`

export const textsOfWeb = (): Message[] => allMessages(ofWeb)

/** The number of each text, which is the same in every build of the same sources. */
export const numbersOf = (all: readonly Message[]): Map<string, string> =>
  new Map([...new Set(all.map(({ english }) => english))].toSorted().map((english, at) => [english, at.toString(36)]))

/** The modules of the scripts that a page loads at once. */
function modulesFrom(beginning: string[], chunks: readonly Rolldown.RenderedChunk[]): Set<string> {
  const files = new Set<string>()
  const take = (chunk: Rolldown.RenderedChunk): void => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const one of chunks) if (chunk.imports.includes(one.fileName)) take(one)
  }
  const begins = new Set(beginning.map((file) => join(root, file)))
  for (const chunk of chunks) if (Object.keys(chunk.modules).some((id) => begins.has(id))) take(chunk)
  return new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ modules }) => Object.keys(modules)))
}

/**
 * Compiles the texts of the web. `t('Pay now')` becomes `t("Pay now", undefined, "1f")`, and a catalogue has by these numbers what the
 * scripts of a build say; what is marked by `msg` is found by its text.
 */
export function messages(): Plugin {
  let numbers = new Map<string, string>()
  /** The texts of each module that is built, by what they are found by. */
  const said = new Map<string, Map<string, string>>()
  const note = (id: string, all: readonly Message[]) =>
    said.set(
      id,
      new Map(all.map(({ english, isMarked }) => [isMarked ? english : numbers.get(english)!, english] as const)),
    )
  const catalogue = (language: string, modules: Iterable<string>, without = new Set<string>()) => {
    const texts = catalogueOf(language)
    const entries = [...modules].flatMap((id) => [...(said.get(id) ?? [])])
    const translated = entries.flatMap(([key, english]) =>
      texts[english] && !without.has(key) ? [[key, compiled(texts[english])]] : [],
    )
    return JSON.stringify(Object.fromEntries(translated))
  }
  const keysOf = (modules: Iterable<string>) => [...modules].flatMap((id) => [...(said.get(id)?.keys() ?? [])])
  const catalogueFor = (part: string, language: string, chunks: readonly Rolldown.RenderedChunk[]) => {
    const beginning = beginnings[part]
    if (beginning) return catalogue(language, modulesFrom(beginning, chunks))
    if (part === 'all') return catalogue(language, said.keys())
    const atOnce = Object.values(beginnings).map((one) => new Set(keysOf(modulesFrom(one, chunks))))
    return catalogue(
      language,
      said.keys(),
      atOnce.reduce((common, keys) => common.intersection(keys)),
    )
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
      if (isServing) note('', all)
    },
    load(id) {
      const [, language = '', part = 'all'] = /\/platform\/languages\/(\w\w)\.json(?:\?(\w+))?$/.exec(id) ?? []
      if (!language) return null
      const texts = isServing ? catalogue(language, said.keys()) : JSON.stringify(placeOfCatalogue(language, part))
      return { code: `export default ${texts}`, moduleType: 'js' }
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      const place = new RegExp(`["'\`]${placeOfCatalogue('(\\w\\w)', '(\\w+)')}["'\`]`, 'g')
      if (!place.test(code)) return null
      return code.replace(place, (_, language: string, part: string) =>
        catalogueFor(part, language, Object.values(chunks)),
      )
    },
    transform(code, id) {
      const file = id.split('?')[0]!
      if (!file.startsWith(join(root, 'src')) || !/\/(?:contract|web)\/.*\.tsx?$/.test(file) || !isSource(file))
        return null
      const all = messagesIn(file, code)
      note(id, all)
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
