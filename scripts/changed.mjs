import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOf, placeOf } from './areas.mjs'
import { allSpecs, specsOf } from './journeys-of.mjs'
import { root } from './program.mjs'

/** The commit that a branch began at, or `main` as it was last fetched; without either, the last commit. */
export function startOfChange() {
  const others = git('branch', '--show-current') === 'main' ? ['@{upstream}'] : ['main', 'origin/main']
  return others.map((other) => git('merge-base', 'HEAD', other)).find(Boolean) ?? 'HEAD'
}

/**
 * The API tests and journeys that changes since a commit reach. Each API test opens the whole server, so that the graph
 * of imports would name all of them: here a change reaches the features that it touches, and those that import a changed
 * file. A change of what all features stand on reaches everything.
 */
export function reachedSince(commit) {
  const files = [
    ...git('diff', '--name-only', commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '' && !file.endsWith('.md'))
  const under = files.filter((file) => isUnderAll(file))
  if (under.length > 0) return { under, features: [], api: ['src'], journeys: allSpecs() }
  const features = featuresOf(files)
  const folders = foldersOf('server').filter((folder) => features.includes(placeOf(`${folder}/`)?.feature))
  return {
    under,
    features,
    api: files.some((file) => placeOf(file)?.side === 'contract') ? [...folders, ...sweeps] : folders,
    journeys: [...new Set([...files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)), ...features.flatMap(specsOf)])],
  }
}

/** They call every endpoint of the contract. */
const sweeps = ['src/app/server/unauthorized-callers.test.ts', 'src/app/server/invalid-input.test.ts']

/** Besides the platform and app/ these are what tests and builds are made with. */
function isUnderAll(file) {
  if (/\.(test\.tsx?|spec\.ts)$/.test(file)) return false
  const place = placeOf(file)
  if (!place) return true
  return place.side !== 'contract' && place.feature === undefined
}

function featuresOf(files) {
  const sources = files.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
  const named = sources.map((file) => `'#${file.slice('src/'.length)}'`)
  const importers = sourceFiles('src').filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return named.some((name) => text.includes(name))
  })
  const features = [...files, ...importers].map((file) => placeOf(file)?.feature).filter(Boolean)
  return [...new Set(features)].sort()
}

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? sourceFiles(path) : /(?<!\.test)\.tsx?$/.test(path) ? [path] : []
  })
}

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
