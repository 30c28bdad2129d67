import { join } from 'node:path'
import type { Plugin } from 'vite'

const modules = join(import.meta.dirname, '../node_modules')
const files = new Map([
  ['react', join(modules, 'react/cjs/react.production.js')],
  ['react/jsx-runtime', join(modules, 'react/cjs/react-jsx-runtime.production.js')],
  ['react-dom', join(modules, 'react-dom/cjs/react-dom.production.js')],
  ['react-dom/client', join(modules, 'react-dom/cjs/react-dom-client.production.js')],
  ['scheduler', join(modules, 'scheduler/cjs/scheduler.production.js')],
])
const known = new Set(files.values())

/** `exports.useState = …` becomes a variable that is exported, and what is required an import. */
function asModule(code: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name))
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (required) =>
      required.replace(/(?:var )?(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exported_$1')
  return `${body}\nexport {${[...names].map((name) => `exported_${name} as ${name}`).join(',')}}`
}

/** There is no default among the names of a module. */
const withoutDefault = (code: string) =>
  code.replace(
    /\bimport (\w+)(?:, *(\{[^}]*\}))? from *["'](react|react-dom)["']/g,
    (_, all: string, some: string | undefined, from: string) =>
      `import * as ${all} from '${from}'${some ? `;import ${some} from '${from}'` : ''}`,
  )

/**
 * React comes as CommonJS, which a bundler puts into one function that the browser reads twice: to skip it, and again to
 * run it. As a module nothing stands around it, and what nobody calls is left out.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (name) => files.get(name),
    transform: (code, id) =>
      known.has(id) ? { code: asModule(code), moduleSideEffects: false } : withoutDefault(code),
  }
}
