import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.mjs'

/** What shows a feature besides the journeys that have its name. */
const elsewhere = {}

export const allSpecs = () =>
  readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`)

/** The files of journeys that show a feature. */
export function specsOf(feature) {
  const names = new Set([feature, ...(elsewhere[feature] ?? [])])
  return allSpecs().filter((path) => names.has(path.slice('e2e/'.length, -'.spec.ts'.length)))
}
