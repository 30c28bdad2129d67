import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** Preact renders the same components in a fifth of React's size. */
const preact = [
  { find: /^react-dom$|^react$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
]

type Shared = {
  plugins: Plugin[]
  alias: { find: RegExp; replacement: string }[]
  optimization: Rolldown.InputOptions['optimization']
}

/**
 * Builds the page of links (`app/web/links/start.tsx`) with a smaller renderer, and `link.html`, which differs from `index.html` by its
 * script. The styles are those of the other pages.
 */
export function linkPage({ plugins, alias, optimization }: Shared): Plugin {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins,
    resolve: { alias: [...preact, ...alias] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        optimization,
        input: 'src/app/web/links/start.tsx',
        output: { entryFileNames: 'assets/link-[hash].js', chunkFileNames: 'assets/link-[name]-[hash].js' },
      },
    },
  }
  return {
    name: 'link-page',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { output } = (await build(config)) as Rolldown.RolldownOutput
      for (const file of output)
        this.emitFile({
          type: 'asset',
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        })
      const [entry] = output
      const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const page = bundle['index.html']
      if (!main || page?.type !== 'asset') throw new Error('The page of links needs index.html and its script')
      const source = String(page.source).replace(`/${main.fileName}"`, `/${entry.fileName}"`)
      this.emitFile({ type: 'asset', fileName: 'link.html', source })
    },
  }
}
