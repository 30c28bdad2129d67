import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractByCall } from './scripts/contract-by-call.ts'
import { reactAsModules } from './scripts/react-as-modules.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { chunks } from './scripts/web-chunks.ts'

/** Writes a .br and a .gz next to every asset that gets smaller by it: the server never compresses them again. */
function precompressed(): Plugin {
  const compressible = /\.(js|css|svg|webmanifest)$/
  const brotli = promisify(brotliCompress)
  let outDir = ''
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true })
      const compress = async (name: string) => {
        const path = join(outDir, name)
        const bytes = await readFile(path)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        await writeFile(`${path}.br`, await brotli(bytes, { params }))
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
      await Promise.all(names.filter((name) => compressible.test(name)).map(compress))
    },
  }
}

/** Icons are imported by name from one big list. Seen through it, every page would seem to need every icon of every other page. */
function iconsOneByOne(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      const list = await readFile(
        join(import.meta.dirname, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'),
        'utf8',
      )
      for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
    },
    transform(code, id) {
      if (!id.includes('/src/web/')) return null
      return code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from 'lucide-react/icons/${files.get(name)}'`)
          .join(';'),
      )
    },
  }
}

/** The server names in its HTML what a page needs, so a script that is loaded later needs no help; Vite's is in every page. */
function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
  }
}

export default defineConfig({
  base: '/',
  plugins: [
    contractByCall(),
    iconsOneByOne(),
    noPreloadHelper(),
    reactAsModules(),
    react(),
    tailwindcss(),
    serviceWorker(),
    precompressed(),
  ],
  resolve: {
    alias: [
      // What React lacked before it had this hook itself.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src/web/ui/draw-icon.ts') },
    ],
  },
  build: {
    outDir: 'dist/web',
    manifest: true,
    // The server names what a page needs in its HTML.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    rolldownOptions: {
      // Forms take their schemas from the contract; the calls that stand beside them come without any (see above).
      treeshake: { manualPureFunctions: ['endpoint'] },
      // React looks whether its scheduler has what only a test's has.
      checks: { importIsUndefined: false },
      output: { codeSplitting: { groups: chunks() } },
    },
  },
})
