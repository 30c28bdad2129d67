import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { linkPage } from './scripts/link-page.ts'
import { messages } from './scripts/messages.ts'
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
    async closeBundle(failure) {
      // Why the build failed would not be said.
      if (failure) return
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

/** The server names in its HTML what a page needs, so a script that is loaded later needs no help but its texts; Vite's is in every page. */
function ownPreloadHelper(helper: string): Plugin {
  return {
    name: 'own-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? helper : null),
  }
}

const alias = [
  { find: /^.*\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src/platform/web/ui/draw-icon.ts') },
]

/** The calls of the contract are constants, written into each place that uses them: no script contains those of other pages. */
const optimization = { inlineConst: { mode: 'all' } } as const

export default defineConfig({
  base: '/',
  plugins: [
    ownPreloadHelper("export { loadPart as __vitePreload } from '/src/platform/web/locale/t.ts'"),
    messages(),
    react(),
    tailwindcss(),
    linkPage({
      plugins: [ownPreloadHelper('export const __vitePreload = (load) => load()'), messages()],
      alias,
      optimization,
    }),
    serviceWorker(),
    precompressed(),
  ],
  resolve: { alias },
  build: {
    outDir: 'dist/web',
    manifest: true,
    // The server names what a page needs in its HTML.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    rolldownOptions: {
      optimization,
      output: { codeSplitting: { groups: chunks() } },
    },
  },
})
