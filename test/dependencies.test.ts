import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Package = {
  license?: string
  dev?: true
  optional?: true
  integrity?: string
  link?: true
  resolved?: string
  deprecated?: string
}
const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** Each may be part of a product under the MIT licence; the LGPL's libraries stay separate files, as it asks. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** "MIT OR GPL" counts by the one that is allowed, "MIT AND OFL" by both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one)))

it('every package of the product has a licence that allows its use', () => {
  const refused = installed.flatMap(([path, { license = 'unknown', dev }]) => {
    return dev || isAllowed(license) ? [] : [`${path}: ${license}`]
  })
  expect(refused).toEqual([])
})

/** npm wrote no hash for what these tools need on other machines than the one that the lock file was made on. */
const withoutHash = /^node_modules\/@(oxfmt\/binding|oxlint\/binding|oxlint-tsgolint\/|tailwindcss\/oxide)/

it('every package is installed only with the contents that the lock file names', () => {
  const loose = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const ofProduct = loose.filter(([path, { dev, optional }]) => !dev || !optional || !withoutHash.test(path))
  expect(ofProduct.map(([path]) => path)).toEqual([])
})

const registry = 'https://registry.npmjs.org/'

it('every package comes from the registry of npm', () => {
  const elsewhere = installed.filter(([, { link, resolved = registry }]) => link || !resolved.startsWith(registry))
  expect(elsewhere.map(([path]) => path)).toEqual([])
  // Without an address in the lock file, npm asks the registry that it is set to.
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).not.toMatch(/registry/)
})

/** Deprecated, by their path in the lock file, and why they are there all the same. */
const deprecatedAllTheSame: Readonly<Record<string, string>> = {
  'node_modules/@esbuild-kit/core-utils': 'drizzle-kit, with which migrations are written, still brings it',
  'node_modules/@esbuild-kit/esm-loader': 'the same',
}

it('no package is deprecated without a reason to have it', () => {
  const marked = installed.filter(([path, { deprecated }]) => deprecated !== undefined && !deprecatedAllTheSame[path])
  expect(marked.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([])
  for (const path of Object.keys(deprecatedAllTheSame)) expect(packages[path]).toMatchObject({ dev: true })
})

it('a licence that is not allowed is refused', () => {
  expect(isAllowed('GPL-3.0-only')).toBe(false)
  expect(isAllowed('MIT AND AGPL-3.0-or-later')).toBe(false)
  expect(isAllowed('(MIT OR EUPL-1.1+)')).toBe(true)
})
