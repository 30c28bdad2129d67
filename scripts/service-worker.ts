import { readFile } from 'node:fs/promises'
import { build, type Plugin, type Rolldown } from 'vite'
import { pages } from '../src/app/contract/pages.ts'
import { plannersTools } from './web-chunks.ts'

type Chunk = Rolldown.OutputChunk
type Lookup = (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null

/** The modules from which each part starts. Other screens open offline only if they have been opened before. */
const starts = {
  planner: [
    'app/web/main.tsx',
    'app/web/shell/start-planner.tsx',
    'app/web/shell/warm-up.ts',
    ...pages.filter(({ opensOffline }) => opensOffline).map(({ screen }) => `${screen}.tsx`),
  ],
  portal: [
    'app/web/main.tsx',
    'app/web/shell/start-portal.tsx',
    ...pages.filter((page) => page.for === 'portal').map(({ screen }) => `${screen}.tsx`),
  ],
}
/** Modules that lead to all parts and screens, so their imports are not followed. */
const crossroads = /\/src\/(app\/web\/(main\.tsx|shell\/screens\.ts)|platform\/web\/offline\/prepare\.ts)$/

/** The scripts that contain a part's modules, and those that they load dynamically, without skipped modules. */
function scriptsOf(start: string[], chunks: Chunk[], lookup: Lookup, skipped?: RegExp): string[] {
  const modules = new Set<string>()
  const visit = (id: string): void => {
    if (modules.has(id) || skipped?.test(id)) return
    modules.add(id)
    const info = lookup(id)
    info?.importedIds.forEach(visit)
    if (!crossroads.test(id)) info?.dynamicallyImportedIds.forEach(visit)
  }
  const all = chunks.flatMap(({ moduleIds }) => moduleIds)
  for (const name of start) {
    const found = all.find((id) => id.endsWith(`/src/${name}`))
    if (!found) throw new Error(`No script contains src/${name}`)
    visit(found)
  }
  const files = new Set<string>()
  const take = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(take)
  }
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => modules.has(id))) take(fileName)
  return [...files]
}

const folder = 'src/platform/web/offline'
/** Pages shown without the app: the worker's when no page is cached, and the server's when it can't build a page. */
const ownPages = ['offline.html', 'moment.html']

/** Builds the service worker into one file, with the list of files that it fetches, and the fallback pages. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // After the styles have been written.
    enforce: 'post',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const sheets = names.filter((name) => name.endsWith('.css'))
      const sheetsOf = (...parts: string[]) => sheets.filter((name) => parts.some((part) => name.includes(`/${part}-`)))
      const styles = sheetsOf('style')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const addresses = (files: string[]) => files.map((file) => `/${file}`)
      const scripts = (start: string[], skipped?: RegExp) =>
        scriptsOf(start, chunks, (id) => this.getModuleInfo(id), skipped)
      const built = {
        all: addresses(names),
        offline: addresses([...styles, 'offline.html', 'try-again.js']),
        planner: addresses([...sheets, ...scripts(starts.planner)]),
        portal: addresses([...sheetsOf('style', 'portal'), ...scripts(starts.portal, plannersTools)]),
      }
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        define: { builtAssets: JSON.stringify(built) },
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          lib: { entry: 'src/app/web/worker.ts', formats: ['iife'], name: 'worker' },
        },
      })
      const [worker] = (result as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)
      if (worker?.type === 'chunk') this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
      const links = addresses(styles).map((style) => `<link rel="stylesheet" href="${style}" />`)
      for (const name of ownPages) {
        const page = (await readFile(`${folder}/${name}`, 'utf8')).replace('<!--styles-->', links.join(''))
        this.emitFile({ type: 'asset', fileName: name, source: page })
      }
    },
  }
}
