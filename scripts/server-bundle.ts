import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const sources = join(import.meta.dirname, '../src')
/** Only `createRequire`, which looks for packages, finds the same from the bundle. */
const mayName = /createRequire\(import\.meta\.url\)/g
/** Calls of this one's own `require` are not bundled, those of the bundler's are. */
const drizzle = 'src/server/db/drizzle.ts'
const programFolder = 'src/server/ground/program-folder.ts'

/** A path beside a source file leads nowhere from the bundle, and would be noticed only where it is used. */
function refuseOwnPlace(): Plugin {
  return {
    name: 'refuse-own-place',
    transform(code, id) {
      const name = relative(join(sources, '..'), id)
      if (!id.startsWith(sources) || name === programFolder) return null
      if (name === drizzle) return code.replace(/^const require = .*$/m, '')
      if (code.replace(mayName, '').includes('import.meta.'))
        this.error(`${name} looks for a file beside itself; use sourceOf() of ${programFolder}.`)
      return null
    },
  }
}

/**
 * The server as a few files: Node resolves and reads them in 150 ms less than its 900 modules. What is compiled for the
 * machine stays in node_modules, and so does what is loaded after the first answer, or where it is configured only.
 */
export default defineConfig({
  plugins: [refuseOwnPlace()],
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
  },
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@hyzyla/pdfium',
      '@node-rs/argon2',
      'bidi-js',
      'fontkit',
      'graphile-worker',
      'nodemailer',
      'pdfkit',
      'pg-native',
      'sharp',
      'stripe',
      'woff2-encoder',
    ],
  },
  publicDir: false,
})
