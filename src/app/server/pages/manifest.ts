import type { FastifyInstance, FastifyReply } from 'fastify'
import { isLanguage, type Language } from '#platform/contract/locale/language.ts'
import type { FoundPage } from '#platform/contract/page.ts'
import { colorSchemes, type ColorScheme } from '#platform/contract/portal-looks.ts'
import { parseParams } from '#platform/server/http/answer.ts'
import { iconAddress, manifestIcons } from '#platform/server/http/icons.ts'
import { installColours, type InstallColour } from '#platform/server/http/install-colours.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const studioManifest = '/manifest.webmanifest'

/** Browsers fetch it without cookies, so it contains only what its URL tells. */
function manifest(colour: InstallColour, name: string, home: string, lang: Language = 'en') {
  const { paper } = installColours[colour]
  return {
    id: home,
    name,
    short_name: name,
    lang,
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: manifestIcons(colour),
  }
}

const send = (reply: FastifyReply, content: object) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json').send(JSON.stringify(content))

type OfPortal = { Params: { id: string; scheme: string }; Querystring: { language?: unknown } }

export function serveManifests(app: FastifyInstance): void {
  app.get(studioManifest, (_, reply) => send(reply, manifest('larkspur', 'Larkspur', '/')))
  app.get<OfPortal>('/client-portal/:id/manifest/:scheme', ({ params, query }, reply) => {
    const { id } = parseParams({ id: params.id })
    const scheme = colorSchemes.find((known) => known === params.scheme) ?? refuse('not-found')
    const language = isLanguage(query.language) ? query.language : 'en'
    const t = translator(language)
    return send(reply, manifest(scheme, t('Our wedding'), `/client-portal/${id}`, language))
  })
}

/** Links that make a page installable: the studio as one app, and each portal as its own, in its colours. */
export function installLinks(
  found: FoundPage | undefined,
  scheme: ColorScheme | undefined,
  language: Language,
): string {
  if (found?.page.for === 'planner') return links(studioManifest, 'larkspur')
  if (found?.page.for !== 'portal' || !scheme) return ''
  const query = language === 'en' ? '' : `?language=${language}`
  return links(`/client-portal/${found.params['id']}/manifest/${scheme}${query}`, scheme)
}

const links = (address: string, colour: InstallColour) =>
  `<link rel="manifest" href="${address}"><link rel="apple-touch-icon" href="${iconAddress(colour, 'apple')}">`
