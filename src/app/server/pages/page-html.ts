import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, languageWanted, type Language } from '#platform/contract/locale/language.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import type { FoundPage } from '#platform/contract/page.ts'
import type { Page } from '#platform/contract/page.ts'
import type { ColorScheme, Typography } from '#platform/contract/portal-looks.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { FirstData } from '#platform/server/http/first-data.ts'
import { installLinks } from '#app/server/pages/manifest.ts'

type Chunk = { name?: string; file: string; imports?: string[]; assets?: string[]; src?: string }
type Manifest = Record<string, Chunk>

/** The font files that each typography shows first, named as in their packages: for headings and for text. */
const typefaces: Record<Typography, string[]> = {
  inter: ['inter'],
  playfair: ['playfair-display', 'inter'],
  montserrat: ['montserrat'],
  lora: ['lora'],
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** Escaped, so that no text can close the script element that contains it. */
const embed = (data: FirstData) =>
  `{${Object.entries(data)
    .map(([address, json]) => `${JSON.stringify(address)}:${json}`)
    .join(',')}}`
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

type Written = {
  /** Without data (null), the session is unknown, and the page uses what the browser has cached. */
  data: FirstData | null | undefined
  at: number
  /** The header by which the browser says which languages its owner reads. */
  accepted?: string | undefined
}
type WritePage = (found: FoundPage | undefined, written: Written) => string
/** `scripts`: hashes of inline scripts, for the content security policy. */
export type PageWriter = { write: WritePage; scripts: string[] }

/**
 * Fills the built page with its shell, styles and preloads of the route's modules, and its first data. Browsers fetch
 * six files at once, so the route's modules come after the script that everything depends on.
 */
export function pageWriter(folder: string): PageWriter {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const linkTemplate = readFileSync(join(folder, 'link.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const shells = {
    planner: keepShell(template, 'planner'),
    anyone: keepShell(template, 'open'),
    portal: keepShell(template, 'portal'),
    link: keepShell(linkTemplate, 'open'),
  }
  const inline = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source)
  const preloads = new Map<string, string>()

  const preloadFor = (screen: string): string => {
    let links = preloads.get(screen)
    if (links === undefined) {
      const name = screen.split('/').pop()
      const key = Object.keys(manifest).find((one) => manifest[one]?.name === name)
      const chunks = key === undefined ? [] : closureOf(manifest, key)
      const sheets = new Set(chunks.flatMap(({ assets = [] }) => assets.filter((name) => name.endsWith('.css'))))
      const missing = chunks.map(({ file }) => file).filter((file) => !template.includes(`/${file}"`))
      const parts = [
        ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`),
        ...missing.map((file) => `<link rel="modulepreload" href="/${file}">`),
      ]
      preloads.set(screen, (links = parts.join('\n    ')))
    }
    return links
  }

  const fontLinks = (typography: Typography): string => typefaces[typography].map(fontLink).join('')

  const fontLink = (typeface: string): string => {
    const file = Object.values(manifest).find(({ src }) => src?.endsWith(`/${typeface}-latin-wght-normal.woff2`))?.file
    return file ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">` : ''
  }

  const scriptsOfBuild = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  /** The texts that a page shows first; those of a link's program are not in the manifest. */
  const catalogueOf = (page: Page, language: Language): string | undefined => {
    if (page.for !== 'link')
      return manifest[`src/platform/languages/${language}.json?${page.for === 'portal' ? 'portal' : 'open'}`]?.file
    const file = scriptsOfBuild.find((one) => one.startsWith(`link-${language}-`))
    return file && `assets/${file}`
  }
  const catalogueLink = (page: Page, language: Language): string => {
    const file = catalogueOf(page, language)
    return file ? `<link rel="modulepreload" href="/${file}">` : ''
  }

  const write: WritePage = (found, { data, at, accepted }) => {
    const page = found?.page
    const answer = lookingAnswer(page, data ?? {})
    const look = answer?.customization
    const language = languageOf(page, answer, accepted)
    const t = translator(language)
    const title = t(page?.title ?? msg('Not found'))
    const parts: Record<string, string> = {
      '{{lang}}': language,
      '<!--title-->': escapeHtml(title),
      '{{title}}': escapeHtml(page ? title : ''),
      '<!--font-->': fontLinks(look?.typography ?? 'inter'),
      '{{scheme}}': look?.colorScheme ?? '',
      '{{typography}}': look?.typography ?? '',
      '<!--install-->': installLinks(found, look?.colorScheme, language),
      '<!--preload-->': page ? preloadFor(page.screen) + catalogueLink(page, language) : '',
      '<!--noscript-->': t('Larkspur needs JavaScript. Please turn it on and load this page again.'),
      '<!--data-->':
        data === null
          ? ''
          : `<script type="application/json" id="first-data" data-at="${at}">${embed(data ?? {})}</script>`,
    }
    return shells[page?.for ?? 'anyone'].replace(
      /<!--(?:title|font|install|preload|data|noscript)-->|\{\{(?:lang|title|scheme|typography)\}\}/g,
      (mark) => parts[mark] ?? '',
    )
  }
  const scripts = inline.map((source) => `sha256-${createHash('sha256').update(source).digest('base64')}`)
  return { write, scripts }
}

type Look = { colorScheme: ColorScheme; typography: Typography }

type LookingAnswer = { customization?: Look; language?: unknown }

/** The first answer of a page, by which it looks and speaks from the first paint. */
function lookingAnswer(page: Page | undefined, answers: FirstData): LookingAnswer | undefined {
  const begins = page?.looksBy
  const address = begins && Object.keys(answers).find((name) => begins.test(name))
  return address ? ((JSON.parse(answers[address] ?? 'null') as LookingAnswer | null) ?? undefined) : undefined
}

/** A planner's pages are English. Who is not known yet gets the language of the browser. */
function languageOf(page: Page | undefined, answer: LookingAnswer | undefined, accepted: string | undefined): Language {
  if (isLanguage(answer?.language)) return answer.language
  return page?.isForCouples ? languageWanted(accepted) : 'en'
}

function keepShell(template: string, wanted: string): string {
  return template.replace(/<!--shell:(\w+)-->([\s\S]*?)<!--\/shell:\1-->/g, (_, name: string, html: string) =>
    name === wanted ? html : '',
  )
}

/** A module and all modules that it imports. */
function closureOf(manifest: Manifest, key: string): Chunk[] {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(visit)
  }
  visit(key)
  return [...seen].flatMap((name) => manifest[name] ?? [])
}
