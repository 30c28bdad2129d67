import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '#contract/pages.ts'
import type { FirstData } from '#server/http/first-data.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** No text of a studio can end the script element that carries it. */
const embed = (data: unknown) =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

export type PageWriter = (page: Page | undefined, shell: 'planner' | 'open', data: FirstData | undefined) => string

/** Fills the built page: the still shell, what the route needs of code, and its first data. */
export function pageWriter(folder: string): PageWriter {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = closureOf(manifest, 'index.html')
  const shells = { planner: keepShell(template, 'planner'), open: keepShell(template, 'open') }
  const preloads = new Map<string, string>()

  const preloadFor = (screen: string): string => {
    let links = preloads.get(screen)
    if (links === undefined) {
      const chunks = closureOf(manifest, `src/web/${screen}.tsx`)
      const scripts = [...new Set([...entry.scripts, ...chunks.scripts])].map(
        (file) => `<link rel="modulepreload" href="/${file}">`,
      )
      const styles = chunks.styles
        .filter((file) => !entry.styles.includes(file))
        .map((file) => `<link rel="stylesheet" href="/${file}">`)
      preloads.set(screen, (links = [...scripts, ...styles].join('\n    ')))
    }
    return links
  }

  return (page, shell, data) => {
    const parts: Record<string, string> = {
      '<!--title-->': escapeHtml(page?.title ?? 'Not found'),
      '{{title}}': escapeHtml(page?.title ?? ''),
      '<!--preload-->': page ? preloadFor(page.screen) : '',
      '<!--data-->': `<script type="application/json" id="first-data">${embed(data ?? {})}</script>`,
    }
    return shells[shell].replace(/<!--(?:title|preload|data)-->|\{\{title\}\}/g, (mark) => parts[mark] ?? '')
  }
}

function keepShell(template: string, wanted: string): string {
  return template.replace(/<!--shell:(\w+)-->([\s\S]*?)<!--\/shell:\1-->/g, (_, name: string, html: string) =>
    name === wanted ? html : '',
  )
}

function closureOf(manifest: Manifest, key: string): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(visit)
  }
  visit(key)
  const chunks = [...seen].flatMap((name) => manifest[name] ?? [])
  return {
    scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: chunks.flatMap(({ css }) => css ?? []),
  }
}
