import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPage } from '#app/contract/find-page.ts'
import { pageWriter, type PageWriter } from '#app/server/pages/page-html.ts'

let folder: string
let write: PageWriter['write']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-page-'))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'assets'))
  for (const name of ['link-fr-2.js', 'link-fr-2.js.gz']) await writeFile(join(folder, 'assets', name), '')
  const manifest = {
    'src/overview/portal/web/PortalPage.tsx': { name: 'PortalPage', file: 'assets/portal.js', imports: ['shared'] },
    'src/platform/languages/fr.json?portal': { file: 'assets/fr-1.js' },
    'src/platform/languages/fr.json?open': { file: 'assets/fr-3.js' },
    shared: { file: 'assets/shared.js', assets: ['assets/portal.css', 'assets/inter.woff2'] },
  }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  const page = '<!--install--><html lang="{{lang}}"><title><!--title--></title><!--data--><!--preload--><p>after</p>'
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'link.html'), `${page}<p>of links</p>`)
  write = pageWriter(folder).write
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const pageWith = (stored: unknown) =>
  write(findPage('/clients'), { data: { '/api/clients': JSON.stringify(stored) }, at: 1 })

/** The content of the element as a browser parses it: up to the first closing script tag. */
const embeddedIn = (html: string) => /<script type="application\/json"[^>]*>([\s\S]*?)<\/script/i.exec(html)?.[1] ?? ''

it.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  '<!--title--> {{title}} <!--data-->',
  '$& $1 $`',
  'one\u2028two\u2029three',
])('a studio’s name %j is escaped in the page', (name) => {
  const html = pageWith([{ name }])
  const embedded = embeddedIn(html)
  expect(embedded).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(embedded)).toEqual({ '/api/clients': [{ name }] })
  expect(html.endsWith('</script><p>after</p>')).toBe(true)
})

it('links have a page of their own', () => {
  expect(write(findPage('/for/a-secret'), { data: {}, at: 1 })).toContain('<p>of links</p>')
  expect(write(findPage('/login'), { data: {}, at: 1 })).not.toContain('<p>of links</p>')
})

it('a page names the styles and modules of its screen', () => {
  const portal = write(findPage('/client-portal/1'), { data: {}, at: 1 })
  expect(portal.match(/<link [^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/portal.css">',
    '<link rel="modulepreload" href="/assets/portal.js">',
    '<link rel="modulepreload" href="/assets/shared.js">',
  ])
  expect(write(findPage('/login'), { data: {}, at: 1 })).not.toContain('<link ')
})

it('any data survives embedding unchanged', () => {
  const stored = fc.array(
    fc.string({ unit: fc.constantFrom('<', '/', '!', '-', '>', 'script', '\\', '"', '&', '{', '$') }),
  )
  fc.assert(
    fc.property(stored, (texts) => {
      expect(JSON.parse(embeddedIn(pageWith(texts)))).toEqual({ '/api/clients': texts })
    }),
  )
})

const pageAt = (path: string, data: Record<string, unknown>, accepted?: string) => {
  const texts = Object.entries(data).map(([address, answer]) => [address, JSON.stringify(answer)])
  return write(findPage(path), { data: Object.fromEntries(texts), at: 1, accepted })
}

it('a page is in the language of who looks, with its texts', () => {
  const portal = pageAt('/client-portal/1', { '/api/clients/1/portal': { language: 'fr' } }, 'de')
  expect(portal).toContain('<html lang="fr"><title>Portail du mariage</title>')
  expect(portal).toContain('<link rel="modulepreload" href="/assets/fr-1.js">')
  const customization = { colorScheme: 'rose', typography: 'inter' }
  const inRose = pageAt('/client-portal/1', { '/api/clients/1/portal': { language: 'fr', customization } })
  expect(inRose).toContain('<link rel="manifest" href="/client-portal/1/manifest/rose?language=fr">')
  const open = pageAt('/client-login', {}, 'fr')
  expect(open).toContain('<link rel="modulepreload" href="/assets/fr-3.js">')
  const link = pageAt('/for/a-secret', { '/api/links/a-secret': { language: 'fr' } })
  expect(link).toContain('<link rel="modulepreload" href="/assets/link-fr-2.js">')
})

it('a page for couples is in the language of the browser until it is known who looks, and a planner’s in English', () => {
  expect(pageAt('/client-login', {}, 'fr-CA,fr;q=0.9')).toContain('<html lang="fr">')
  expect(pageAt('/login', {}, 'fr-CA,fr;q=0.9')).toContain('<html lang="en">')
  expect(pageAt('/clients', {}, 'fr')).toContain('<html lang="en">')
})
