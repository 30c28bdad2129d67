import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../src/contract')
const real = join(folder, 'index.ts')
const prefix = 'contract-call:'
const unfolding = `${prefix}unfold`

type Upload = { field: string; maxBytes: number; maxFiles?: number; named?: true }
type Call = { route: string; about: string[]; for: object; upload?: Upload }
type Contract = Record<string, Record<string, Call>>

/** The browser identifies files of documents by name, so their accepted types are left out. */
const shown = ({ named, field, maxBytes, maxFiles, ...rest }: Upload) =>
  named ? { field, maxBytes, maxFiles } : { field, maxBytes, maxFiles, ...rest }

/** Endpoints whose feature's name differs from their module's. */
async function callOfModule(module: string, name: string): Promise<Call | undefined> {
  const path = join(folder, `${module.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Record<string, Call>)[name] : undefined
}

/** An endpoint in one line: method, path below /api/, topics, '*' if anyone may call it. */
const lineOf = ({ route, about, for: callers }: Call) =>
  [route.replace(' /api/', ' '), ...about, ...('anyone' in callers ? ['*'] : [])].join(' ')

const unfold = (line: string, upload?: object) => {
  const [method, below, ...words] = line.split(' ')
  const about = words.filter((word) => word !== '*')
  const path = `/api/${below}`
  const callers = words.length > about.length ? { anyone: {} } : {}
  return { route: `${method} ${path}`, method, path, about, for: callers, upload }
}

/** `contract.clients.read` becomes an import of that endpoint only, and so does `const { read } = contract.clients`. */
function importsByCall(code: string): string {
  const calls = new Set<string>()
  const body = code
    .replace(/import \{ contract \} from '#contract\/index\.ts'/, '')
    .replaceAll(/const \{ ([\w, ]+) \} = (contract\.\w+)$/gm, (_, names: string, feature: string) =>
      names.replaceAll(/(\w+),? ?/g, `const $1 = ${feature}.$1;`),
    )
    .replaceAll(/\bcontract\.(\w+)\.(\w+)/g, (_, feature: string, name: string) => {
      calls.add(`${feature}.${name}`)
      return `contract_${feature}_${name}`
    })
  const imports = [...calls].map((call) => `import contract_${call.replace('.', '_')} from '${prefix}${call}'`)
  return `${imports.join(';')};${body}`
}

/**
 * A feature's description refers to endpoints through their modules. The browser gets the pages with only the endpoints that
 * they call, and no list of all endpoints.
 */
function importsOfFeature(code: string): string {
  const modules = [...code.matchAll(/^import \* as (\w+) from '#contract\/[\w-]+\.ts'$/gm)].map(([, name = '']) => name)
  const withoutList = code
    .replace(/\bcalls: (\w+|\{[^}]*\}),?/, '')
    .replace(/\brestored: \[[^\]]*\],?/, '')
    .replace(/\blinkContents: \{[^}]*\},?/, '')
  const body = withoutList.replaceAll(/^import \* as \w+ from .+$/gm, '')
  const byModule = new RegExp(String.raw`(?<![\w/-])(${modules.join('|')})\.(\w+)`, 'g')
  return importsByCall(body.replaceAll(byModule, 'contract.$1.$2'))
}

/** All features with pages, as an array, because a namespace object with getters would be twice as large. */
async function listFeatures(code: string): Promise<string> {
  const registry = await readFile(join(folder, 'features.ts'), 'utf8')
  const files = [...registry.matchAll(/'#contract\/features\/([\w-]+)\.ts'/g)].map(([, name = '']) => name)
  const texts = await Promise.all(files.map((name) => readFile(join(folder, 'features', `${name}.ts`), 'utf8')))
  const paged = files.filter((_, index) => /^ {2}(pages|readsOn): /m.test(texts[index] ?? ''))
  const imports = paged.map((name, index) => `import feature${index} from '#contract/features/${name}.ts'`)
  const body = code
    .replace("import * as features from '#contract/features.ts'", '')
    .replace('Object.values(features)', `[${paged.map((_, index) => `feature${index}`).join()}]`)
  return `${imports.join(';')};${body}`
}

/**
 * Puts each endpoint into the chunk that uses it, without its schemas, because a page needs only the endpoint's address and the
 * server validates the input. Forms import their own validation schemas, so zod is loaded with the forms.
 */
export function contractByCall(): Plugin {
  let contract: Contract = {}
  return {
    name: 'contract-by-call',
    enforce: 'pre',
    async buildStart() {
      const found = (await import(pathToFileURL(real).href)) as { contract: Contract }
      contract = found.contract
    },
    async transform(code, id) {
      if (id.endsWith('/src/contract/pages.ts')) return importsByCall(await listFeatures(code))
      if (/\/src\/contract\/features\/[\w-]+\.ts$/.test(id)) return importsOfFeature(code)
      if (!/\/src\/(web|contract)\//.test(id) || !code.includes("import { contract } from '#contract/index.ts'"))
        return null
      return importsByCall(code)
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      if (id === `\0${unfolding}`)
        return { code: `export const unfold = ${unfold.toString()}`, moduleSideEffects: false }
      const [feature = '', name = ''] = id.slice(prefix.length + 1).split('.')
      const call = contract[feature]?.[name] ?? (await callOfModule(feature, name))
      if (!call) this.error(`The contract has no call ${feature}.${name}`)
      const upload = call.upload ? `, ${JSON.stringify(shown(call.upload))}` : ''
      const code = `import { unfold } from '${unfolding}'; export default /*#__PURE__*/ unfold('${lineOf(call)}'${upload})`
      return { code, moduleSideEffects: false }
    },
  }
}
