import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allSpecs, elsewhere, specsOf } from '../scripts/journeys-of.mjs'
import { placeOf, standsUnderAll } from '../scripts/layers.mjs'

const root = join(import.meta.dirname, '..')

it('names the journeys of every feature, and none that is gone', () => {
  const features = ['server', 'web'].flatMap((floor) =>
    readdirSync(join(root, 'src', floor), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !standsUnderAll(placeOf(`src/${floor}/${entry.name}/x.ts`)!))
      .map(({ name }) => name),
  )
  expect(features.filter((name) => specsOf(name).length === 0 && !(name in elsewhere))).toEqual([])
  const specs = new Set(allSpecs())
  const named = Object.values(elsewhere).flat()
  expect(named.filter((name) => !specs.has(`e2e/${name}.spec.ts`))).toEqual([])
})
