import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of the built web app. All assets share one route, because each route costs time at the start. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = new Set(readdirSync(join(folder, 'assets')))
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.includes(`${folder}/assets/`)
      // The service worker and its offline pages must never be older than the server.
      const never = ['sw.js', 'offline.', 'moment.', 'try-again.'].some((name) => path.startsWith(`${folder}/${name}`))
      const life = never ? 'no-cache' : `public, max-age=${forever ? '31536000, immutable' : '3600'}`
      void reply.header('cache-control', life)
    },
  })
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  )
  const others = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of others) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
}
