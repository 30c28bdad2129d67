import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/**
 * The browser gets the contract's calls without their schemas: it needs to know where they are, not how the server checks them.
 * Forms import the schema they are checked by, so zod comes with the forms.
 */
function contractWithoutSchemas(): Plugin {
  const real = join(import.meta.dirname, 'src/contract/index.ts')
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      if (id !== real) return null
      const { contract } = (await import(pathToFileURL(real).href)) as { contract: object }
      const plain = JSON.stringify(contract, (name, value: unknown) =>
        name === 'query' || name === 'body' || name === 'returns' || name === 'summary' ? undefined : value,
      )
      return { code: `export const contract = ${plain}`, moduleType: 'js', moduleSideEffects: false }
    },
  }
}

/** What every page runs on, the sign-in too, which has to stay light: no router, no cache. */
const base = [
  /\/node_modules\/(react|react-dom|scheduler)\//,
  /\/src\/web\/main\.tsx$/,
  /\/src\/contract\/(index|pages|address|names|search-minimum)\.ts$/,
  /\/src\/web\/(call|session|first-data)\.ts$/,
  /\/src\/web\/shell\/(screens|start-open|LaterLayers|Mark|log-out|sign-in-address)\.tsx?$/,
  /\/src\/web\/ui\/(Button|Card|Later|Spinner|control-class|joined-classes|toast|go-to|when-idle)\.tsx?$/,
]

/** What the planner's pages share. What opens above them comes after the first paint, and stays apart. */
const planner = [
  /\/src\/web\/shell\/start-planner\.tsx$/,
  /\/src\/web\/ui\/(Avatar|Badge|ButtonLink|Dialog|EmailAddress|EmptyState|FailedState|Menu|PageHeader|SearchField|Skeleton|dates|names|use-tab-in-address)\.tsx?$/,
]

/** What forms are made of and checked by; it brings zod along. */
const forms = [
  /\/src\/web\/ui\/(form|Field|TextInput|PasswordInput|NativeSelect|Switch|Tabs)\.tsx?$/,
  /\/src\/contract\/(accounts|clients|fields)\.ts$/,
]

const among = (parts: RegExp[]) => (id: string) => parts.some((part) => part.test(id))

/** Few files on the first load instead of one a module. What the pages before and behind the sign-in share stays apart. */
const groups = [
  { name: 'base', test: among(base), priority: 5 },
  { name: 'planner', test: among(planner), priority: 4 },
  { name: 'forms', test: among(forms), priority: 3 },
  { name: 'accounts', test: /\/src\/web\/accounts\//, minShareCount: 2, priority: 2 },
  {
    name: 'shared',
    test: /\/lucide-react\/|\/src\/web\/(?!ui|shell|accounts)[a-z-]+\//,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  base: '/',
  plugins: [contractWithoutSchemas(), react(), tailwindcss(), precompressed()],
  build: {
    outDir: 'dist/web',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
