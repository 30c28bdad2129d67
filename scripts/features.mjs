import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { areas } from './areas.mjs'
import { root } from './program.mjs'

/** Writes the lists of features from the files that there are, in the order of the areas; `npm run features`. */

/** Names in the API's description that are older than the folder. */
const names = { 'online-payments': 'payments' }

/** 'weddings/portal-looks/server' as 'portalLooks', 'day/days/contract/sheets' as 'sheets'. */
function nameOf(folder) {
  const [, feature, , inner] = folder.split('/')
  const name = inner ?? feature
  return (names[name] ?? name).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** The features with a file of this name on a side. */
function featuresWith(side, file) {
  return globSync(`src/*/*/${side}/{,*/}${file}`, { cwd: root })
    .map((path) => path.slice('src/'.length))
    .map((path) => ({ path, name: nameOf(path.slice(0, -file.length - 1)) }))
    .toSorted((one, other) => {
      const [a, b] = [one, other].map(({ path }) => areas.indexOf(path.split('/')[0]))
      return a - b || (one.path < other.path ? -1 : 1)
    })
}

const lines = (found, line) => found.map(line).join('\n')

export const lists = {
  'src/app/contract/endpoints.ts': `/** The modules with endpoints of all features, written by \`npm run features\`. */
${lines(featuresWith('contract', 'endpoints.ts'), ({ path, name }) => `export * as ${name} from '#${path}'`)}
`,
  'src/app/contract/features.ts': `/** All features with pages or first reads, written by \`npm run features\`. */
${lines(featuresWith('contract', 'feature.ts'), ({ path, name }) => `import ${name} from '#${path}'`)}

export const features = [
${lines(featuresWith('contract', 'feature.ts'), ({ name }) => `  ${name},`)}
] as const
`,
  'src/app/server/features.ts': `/** All features of the server, named as in the contract and in the order of the areas, written by \`npm run features\`. */
${lines(featuresWith('server', 'feature.ts'), ({ path, name }) => `export { default as ${name} } from '#${path}'`)}
`,
}

export const storedLists = () =>
  Object.fromEntries(Object.keys(lists).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

if (process.argv[1] === resolve(import.meta.filename))
  for (const [path, text] of Object.entries(lists)) writeFileSync(join(root, path), text)
