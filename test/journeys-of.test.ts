import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { featureFolders } from '../scripts/areas.mjs'
import { allSpecs, elsewhere, specsOf } from '../scripts/journeys-of.mjs'

it('names no journey that is gone', () => {
  const specs = new Set(allSpecs())
  const named = Object.values(elsewhere).flat()
  expect(named.filter((name) => !specs.has(`e2e/${name}.spec.ts`))).toEqual([])
})

it('names no feature that is gone', () => {
  const features = new Set(featureFolders().map((folder) => basename(folder)))
  expect(Object.keys(elsewhere).filter((name) => !features.has(name))).toEqual([])
})

it('has journeys for a feature that nothing is said of', () => {
  expect(specsOf('rentals')).toEqual(['e2e/axe.spec.ts'])
})
