import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * V8's limits grow with the machine's memory, while the live heap is some 50 MB. Without the last one it would allocate
 * rows in the old generation (decision 041).
 */
const heap = ['--max-semi-space-size=8', '--max-old-space-size=512', '--no-allocation-site-pretenuring']

/** Arguments that run the built bundle in Node 24. */
export const program = [...heap, 'dist/server/main.js']

/** Keeps Node's compile cache between starts. */
export const programCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
