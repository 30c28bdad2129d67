import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOf } from './areas.mjs'
import { freePort } from './free-port.mjs'
import { handOver, prepare } from './prepare.mjs'
import { root } from './program.mjs'

// The app requires a built page; its content is not used, because Vite serves the pages.
const node = prepare({ build: !existsSync(join(root, 'dist')) })
const port = process.env.PORT ?? '3000'
const host = process.env.HOST ?? '127.0.0.1'
const appPort = String(await freePort())
const address = process.env.PUBLIC_URL ?? `http://localhost:${port}`

/** Vite reloads the pages by itself. */
const watched = foldersOf('server', 'contract').map((folder) => `--watch-path=${folder}`)
handOver(node, [...watched, '--watch-preserve-output', 'src/app/server/main.ts'], {
  PORT: appPort,
  HOST: '127.0.0.1',
  PUBLIC_URL: address,
})
handOver(node, ['scripts/dev-web.mjs', appPort], { PORT: port, HOST: host })
console.log(
  `Open ${address}: pages reload on change, and the server (behind it on port ${appPort}) restarts on change.`,
)
