import { relative, sep } from 'node:path'
import { build } from 'vite'
import { root } from './prepare.mjs'

const outDir = 'dist/server'

/** Native programs, and packages that look for files of their own, stay where they are. */
const external = ['sharp', '@node-rs/argon2', 'graphile-worker', 'pino', 'pg-native']

/** Files that the sources name relative to themselves (migrations, fonts) are still found there. */
const pathsOfTheSources = {
  name: 'paths-of-the-sources',
  transform(code, id) {
    if (!id.startsWith(`${root}${sep}src`) || !code.includes('import.meta.url')) return null
    const source = relative(`${root}/${outDir}`, id).replaceAll(sep, '/')
    return {
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`),
      map: null,
    }
  },
}

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [pathsOfTheSources],
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/server/main.ts',
      output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external },
})
