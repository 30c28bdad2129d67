import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Package = { license?: string; dev?: true; integrity?: string; link?: true }
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
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
])

/** Packages whose lock entry does not say it, as their LICENSE does. */
const asTheirFilesSay: Readonly<Record<string, string>> = {
  'node_modules/png-js': 'MIT',
}

/** Of "MIT OR GPL" the one that is allowed counts, of "MIT AND OFL" both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one)))

it('every package of the product has a licence that allows its use', () => {
  const refused = installed.flatMap(([path, { license, dev }]) => {
    const licence = license ?? asTheirFilesSay[path] ?? 'unknown'
    return dev || isAllowed(licence) ? [] : [`${path}: ${licence}`]
  })
  expect(refused).toEqual([])
})

it('every package of the product is installed only with the contents that the lock file names', () => {
  const loose = installed.filter(([, { dev, integrity, link }]) => !dev && !link && !integrity?.startsWith('sha512-'))
  expect(loose.map(([path]) => path)).toEqual([])
})

it('a licence that is not allowed is refused', () => {
  expect(isAllowed('GPL-3.0-only')).toBe(false)
  expect(isAllowed('MIT AND AGPL-3.0-or-later')).toBe(false)
  expect(isAllowed('(MIT OR EUPL-1.1+)')).toBe(true)
})
