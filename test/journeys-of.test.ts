import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { featureFolders } from '../scripts/areas.mjs'
import { allSpecs, elsewhere, specsOf } from '../scripts/journeys-of.mjs'

it('names the journeys of every feature, and none that is gone', () => {
  const features = featureFolders().map((folder) => basename(folder))
  expect(features.filter((name) => specsOf(name).length === 0 && !(name in elsewhere))).toEqual([])
  const specs = new Set(allSpecs())
  const named = Object.values(elsewhere).flat()
  expect(named.filter((name) => !specs.has(`e2e/${name}.spec.ts`))).toEqual([])
})
