import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { installColours, type InstallColour } from '#platform/server/http/install-colours.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Where the system masks icons to its own shape, the background fills the corners. */
const shapes = {
  '192': { side: 192, corner: 8 },
  '512': { side: 512, corner: 8 },
  maskable: { side: 512, corner: 0 },
  apple: { side: 180, corner: 0 },
}
type Shape = keyof typeof shapes

/** The larkspur of `favicon.svg`, inside the safe zone that no mask cuts. */
const draw = (accent: string, side: number, corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">
    <rect width="32" height="32" rx="${corner}" fill="${accent}"/>
    <g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="1.7"><path d="M16 27V14"/>
    <path d="M16 14c-3.6-1.2-5-4-3.6-7.6 2 .3 3.1 1.2 3.6 2.6.5-1.4 1.6-2.3 3.6-2.6C21 10 19.6 12.8 16 14Z"/>
    <path d="M16 20.5c-2.6 0-4.8-1.3-5.6-3.8M16 23.5c2.6 0 4.8-1.3 5.6-3.8"/></g></svg>`

/** Icons are cached for ever, so a changed drawing gets a new URL. */
const drawing = createHash('sha256')
  .update(draw('', 0, 0))
  .digest('hex')
  .slice(0, 8)

export const iconAddress = (colour: InstallColour, shape: Shape) => `/icons/${drawing}/${colour}-${shape}.png`

export const manifestIcons = (colour: InstallColour) =>
  (['192', '512', 'maskable'] as const).map((shape) => ({
    src: iconAddress(colour, shape),
    sizes: `${shapes[shape].side}x${shapes[shape].side}`,
    type: 'image/png',
    purpose: shape === 'maskable' ? 'maskable' : 'any',
  }))

/** Renders each icon on first request. */
export function serveIcons(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>()
  const allShapes = Object.keys(shapes) as Shape[]
  const known = new Map(
    Object.entries(installColours).flatMap(([colour, { accent }]) =>
      allShapes.map((shape) => [iconAddress(colour as InstallColour, shape), { ...shapes[shape], accent }] as const),
    ),
  )

  app.get('/icons/:drawing/:name', async ({ url }, reply) => {
    const { accent, side, corner } = known.get(url) ?? refuse('not-found')
    const png =
      drawn.get(url) ??
      import('sharp').then(({ default: sharp }) =>
        sharp(Buffer.from(draw(accent, side, corner)))
          .png()
          .toBuffer(),
      )
    drawn.set(url, png)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(await png)
  })
}
