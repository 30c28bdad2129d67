import { isUpwards, placeOf } from './areas.mjs'

/** Rooms of the platform's server: each imports itself and those before it. */
const rooms = ['foundation', 'paper', 'db', 'jobs', 'files', 'http']

const roomOf = ({ area, inner }) => (area === 'platform' ? inner.split('/')[0] : undefined)

/** What a feature offers to others on a side. */
const isPublic = ({ inner }) => /^public(\/|\.tsx?$)/.test(inner)

const isQueries = ({ file }) => /(^|-)queries\.ts$/.test(file)
const touchesRows = (place) =>
  isQueries(place) ||
  isPublic(place) ||
  ['table.ts', 'about-tables.ts'].includes(place.file) ||
  ['db', 'jobs'].includes(roomOf(place))
const isJob = (place) => ['db', 'jobs'].includes(roomOf(place)) || /(^|\/)jobs(\.ts$|\/)/.test(place.inner)

/** Within a feature, and for what puts features together, there are no layers. */
const isFree = (from, to) =>
  from.area === 'app' || (from.area === to.area && from.feature === to.feature && !roomOf(from))

function whyNotOnServer(from, to) {
  if (to.area === 'platform' && to.inner === 'db/drizzle.ts' && !touchesRows(from))
    return 'SQL is written in table.ts, queries.ts, public/, db/ and jobs/ only.'
  if (to.area === 'platform' && to.inner === 'db/as-system.ts' && !isJob(from))
    return 'Only jobs work without row security.'
  if (isFree(from, to)) return undefined
  if (from.area === 'platform' && to.area === 'platform')
    return rooms.indexOf(roomOf(to)) > rooms.indexOf(roomOf(from))
      ? `${roomOf(from)}/ imports only ${rooms.slice(0, rooms.indexOf(roomOf(from))).join('/, ') || 'contract'}/.`
      : undefined
  if (to.area === 'platform' || isPublic(to)) return undefined
  if (to.file === 'table.ts' && touchesRows(from)) return undefined
  return "A feature uses what is in another feature's public.ts or public/, and its table.ts where there is SQL, nothing else."
}

function whyNotOnWeb(from, to) {
  if (isFree(from, to)) return undefined
  if (roomOf(from) === 'ui' && !['ui', 'router', 'calls', 'session', 'locale'].includes(roomOf(to)))
    return 'ui/ knows nothing of the pages it is used on.'
  if (to.area === 'platform' || isPublic(to)) return undefined
  return "A feature uses what is in another feature's public/, nothing else."
}

/** Why a file may not import a module; undefined where it may. */
export function whyForbidden(file, specifier) {
  const from = placeOf(file)
  if (!from || /\.test\.tsx?$/.test(file)) return undefined
  if (specifier.startsWith('../')) return 'Name the place, from the area on: #planning/tasks/…'
  if (specifier.startsWith('#test/')) return 'What is in test/ is for tests.'
  const to = placeOf(specifier)
  if (from.side === 'contract' && to?.side !== 'contract' && !/^(zod(\/|$)|country-to-currency$|\.\/)/.test(specifier))
    return 'The contract imports zod, the table of currencies and nothing else.'
  if (specifier.startsWith('drizzle-orm') && roomOf(from) !== 'db')
    return 'Drizzle is imported by way of db/drizzle.ts.'
  if (from.side === 'web' && roomOf(from) !== 'ui' && specifier.startsWith('radix-ui'))
    return 'radix-ui is used in ui/ only.'
  if (!to || to.side === 'languages') return undefined
  if (isUpwards(from, to))
    return `${from.area}/ imports only areas before it, and ${to.area}/ is after it (scripts/areas.mjs).`
  if (to.side === 'contract')
    return from.side === 'web' && to.area === 'app' && to.inner === 'index.ts'
      ? 'The web imports calls and their types (contract/answers.ts), which have no schemas.'
      : undefined
  if (from.side !== to.side) return `The ${from.side} imports the contract, not the ${to.side}.`
  return from.side === 'server' ? whyNotOnServer(from, to) : whyNotOnWeb(from, to)
}

const rule = {
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return
      const message = whyForbidden(context.filename.replaceAll('\\', '/'), source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'larkspur' }, rules: { layers: rule } }
