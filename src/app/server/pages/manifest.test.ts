import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { colorSchemes } from '#platform/contract/portal-looks.ts'
import { installColours } from '#platform/server/http/install-colours.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Icon = { src: string; sizes: string; type: string; purpose: string }

const manifestAt = async (address: string) => {
  const { status, headers, body } = await server.visitor().get(address)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/manifest+json')
  return JSON.parse(String(body)) as { icons: Icon[]; [member: string]: unknown }
}

it.each([
  ['/manifest.webmanifest', 'Larkspur', '/', installColours.larkspur],
  ...colorSchemes.map(
    (scheme) =>
      [`/client-portal/7/manifest/${scheme}`, 'Our wedding', '/client-portal/7', installColours[scheme]] as const,
  ),
] as const)('%s gets an app manifest with icons in its colour', async (address, name, home, { paper, accent }) => {
  const { icons, ...manifest } = await manifestAt(address)
  expect(manifest).toEqual({
    id: home,
    name,
    short_name: name,
    lang: 'en',
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
  })
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type, purpose } of icons) {
    const { headers, rawPayload } = await server.app.inject(src)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
    const picture = sharp(rawPayload)
    const { format, width, height } = await picture.metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    const [red = 0, green = 0, blue = 0, alpha] = await picture.ensureAlpha().raw().toBuffer()
    expect(alpha, 'the corner').toBe(purpose === 'maskable' ? 255 : 0)
    if (purpose === 'maskable') expect(`#${Buffer.from([red, green, blue]).toString('hex')}`, 'the colour').toBe(accent)
  }
})

it('a portal is installed under a name in its language', async () => {
  const named = async (language: string) => {
    const { name, short_name, lang } = await manifestAt(`/client-portal/7/manifest/rose?language=${language}`)
    return [name, short_name, lang]
  }
  expect(await named('fr')).toEqual(['Notre mariage', 'Notre mariage', 'fr'])
  expect(await named('tlh')).toEqual(['Our wedding', 'Our wedding', 'en'])
})

it('serves no other portals, colours or icons', async () => {
  for (const address of [
    '/client-portal/7/manifest/orange',
    '/client-portal/7/manifest/larkspur',
    '/client-portal/0/manifest/rose',
    '/client-portal/99999999999/manifest/rose',
    '/icons/00000000/rose-192.png',
    '/icons/x/..%2f..%2fpackage.json',
  ])
    expect(await server.visitor().get(address), address).toMatchObject({ status: 404 })
})

it('has the colours of the style sheets', () => {
  const style = (file: string) => readFileSync(`src/${file}`, 'utf8')
  const firstRule = (css: string, selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0]!
  for (const [colour, { paper, accent }] of Object.entries(installColours)) {
    const rule =
      colour === 'larkspur'
        ? firstRule(style('platform/web/ui/tokens.css'), ':root')
        : firstRule(style('overview/portal/web/schemes.css'), `[data-scheme='${colour}']`)
    expect(rule).toContain(`--paper: ${paper};`)
    expect(rule).toContain(`--accent: ${accent};`)
  }
})
