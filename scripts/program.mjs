import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * How Node 24 runs the product: from the bundle that the build makes of its sources, with bounds on its memory, because V8's own grow with the machine's
 * memory and not with what there is to keep, which is some 50 MB.
 */
const bounds = ['--max-semi-space-size=8', '--max-old-space-size=512']
export const program = [...bounds, 'dist/server/main.js']

/** What Node makes of the sources is kept between starts. */
export const programCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
