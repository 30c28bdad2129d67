import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const sources = join(import.meta.dirname, '../src')
/** The only allowed use of `import.meta.url`: `createRequire` resolves packages from the bundle as well. */
const mayName = /createRequire\(import\.meta\.url\)/g
/** Calls of the `require` that this file creates are not bundled; those of the bundler's `require` are. */
const drizzle = 'src/platform/server/db/drizzle.ts'
const programFolder = 'src/platform/server/foundation/program-folder.ts'

/** Fails the build on paths relative to a source file, which don't exist in the bundle and would fail only when used. */
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
 * The server as a few files, which Node loads 150 ms faster than its 900 modules. Native packages stay in node_modules,
 * and so do packages that are loaded after the first response or only when configured.
 */
export default defineConfig({
  plugins: [refuseOwnPlace()],
  build: {
    ssr: 'src/app/server/main.ts',
    outDir: 'dist/server',
    target: 'node24',
    rolldownOptions: {
      // V8 keeps sources in memory, with two bytes for each character if any is not in ASCII. Lines stay, for stack traces.
      output: {
        comments: false,
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      },
    },
  },
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@hyzyla/pdfium',
      '@node-rs/argon2',
      '@zone-eu/mailsplit',
      'graphile-worker',
      'imapflow',
      'libmime',
      'libmime/lib/charset',
      'nodemailer',
      'nodemailer/lib/addressparser',
      'pg',
      'pg-native',
      'prom-client',
      'sharp',
      'stripe',
    ],
  },
  publicDir: false,
})
