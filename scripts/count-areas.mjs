import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUpwards, placeOf } from './areas.mjs'
import { root } from './program.mjs'

/** Counts the imports that are against the order of the areas, and the circles between features of an area. */
const isTest = (file) => /\.test\.tsx?$/.test(file)
const importsOf = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\(|import)\s*'(#[^'?]+)/g)].map(([, name]) => name)

const upwards = []
let between = 0
const features = new Map()

function note(file, name) {
  const [from, to] = [placeOf(file), placeOf(name)]
  if (!from || !to) return
  if (from.area !== to.area) {
    between += 1
    if (isUpwards(from, to)) upwards.push(`${file} imports ${name}`)
  } else if (from.feature !== to.feature) {
    const [one, other] = [from, to].map(({ area, feature }) => `${area}/${feature}`)
    const used = features.get(one) ?? new Map()
    features.set(one, used.set(other, [...(used.get(other) ?? []), `${file} imports ${name}`]))
  }
}

/** Whether imports lead from one feature to another, directly or by way of others. */
function leads(from, to, seen = new Set()) {
  if (seen.has(from)) return false
  seen.add(from)
  return [...(features.get(from)?.keys() ?? [])].some((next) => next === to || leads(next, to, seen))
}

const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isTest(file))
for (const file of files) for (const name of importsOf(file)) note(file, name)
const circles = [...features].flatMap(([from, used]) =>
  [...used].filter(([to]) => leads(to, from)).map(([to, list]) => ({ from, to, list })),
)

console.log(`${files.length} files, ${between} imports between areas.`)
console.log(`${upwards.length} imports upwards.`)
for (const line of upwards.sort()) console.log(`  ${line}`)
console.log(`${circles.length} arrows of circles between features of an area.`)
for (const { from, to, list } of circles) console.log(`  ${from} -> ${to} (${list.length}): ${list[0]}`)
if (upwards.length + circles.length > 0) process.exitCode = 1
