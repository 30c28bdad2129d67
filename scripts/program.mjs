import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * How Node 24 runs the product: from its sources, with a bound on the space for short-lived objects, because V8's own
 * grows with the machine's memory and not with ours.
 */
export const program = ['--max-semi-space-size=8', 'src/server/main.ts']

/** What Node makes of the sources is kept between starts. */
export const programCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
