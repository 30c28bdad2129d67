import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.mjs'

/**
 * The areas of src/, in their order: an area imports itself and those before it. A feature is a folder of an area, except in
 * the first and the last: what all features stand on, and what puts them together.
 */
export const areas = [
  'platform',
  'studio',
  'weddings',
  'planning',
  'talk',
  'money',
  'day',
  'guests',
  'plan',
  'overview',
  'exchange',
  'operations',
  'app',
]

const withoutFeatures = new Set(['platform', 'app'])

/**
 * 'src/planning/tasks/server/queries.ts' and '#planning/tasks/server/queries.ts' give the same result: the area, the feature
 * if there is one, the side (contract, server or web), and the path from there; undefined for a package.
 */
export function placeOf(path) {
  const [, area, rest] = /^(?:#|(?:.*\/)?src\/)([\w-]+)\/(.+)$/.exec(path) ?? []
  if (!areas.includes(area)) return undefined
  const parts = rest.split('/')
  const feature = withoutFeatures.has(area) ? undefined : parts.shift()
  const [side, ...inner] = parts
  return { area, feature, side, inner: inner.join('/'), file: parts.at(-1) }
}

/** The folders of all features, from the project's folder on. */
export const featureFolders = () =>
  areas
    .filter((area) => !withoutFeatures.has(area))
    .flatMap((area) =>
      readdirSync(join(root, 'src', area), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `src/${area}/${name}`),
    )

/** The folders with these sides ('contract', 'server', 'web') of all features, of the platform and of app/. */
export const foldersOf = (...sides) =>
  [...[...withoutFeatures].map((area) => `src/${area}`), ...featureFolders()]
    .flatMap((folder) => sides.map((side) => `${folder}/${side}`))
    .filter((folder) => existsSync(join(root, folder)))

/** Whether an import from one place leads to an area that comes later. */
export const isUpwards = (from, to) => areas.indexOf(to.area) > areas.indexOf(from.area)
