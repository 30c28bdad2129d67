import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Arguments that run the built bundle in Node 24 with limits on its memory: V8's defaults grow with the machine's memory,
 * while the live heap is some 50 MB.
 */
const bounds = ['--max-semi-space-size=8', '--max-old-space-size=512']
export const program = [...bounds, 'dist/server/main.js']

/** Keeps Node's compile cache between starts. */
export const programCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
