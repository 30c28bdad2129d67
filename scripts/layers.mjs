/**
 * Lint rule for imports between folders. A folder of server/ or web/ is a feature unless it is listed here; a listed
 * folder may import itself and, on the server, those listed before it.
 */
const ground = {
  server: ['ground', 'pdf', 'db', 'jobs', 'files', 'http'],
  web: ['router', 'ui', 'calls', 'session', 'offline', 'outbox', 'shell'],
}

/** 'src/server/tasks/queries.ts' and '#server/tasks/queries.ts' give the same result; undefined for a package. */
export function placeOf(path) {
  const [, floor, rest] = /^(?:#|(?:.*\/)?src\/)(contract|server|web)\/(.+)$/.exec(path) ?? []
  if (!floor) return undefined
  const parts = rest.split('/')
  return { floor, room: parts.length > 1 ? parts[0] : undefined, file: parts.at(-1), inner: parts.slice(1).join('/') }
}

/** Whether a place of the server or the web belongs to no feature. */
export const standsUnderAll = ({ floor, room }) => ground[floor].includes(room)

const isQueries = ({ file }) => /(^|-)queries\.ts$/.test(file)
const touchesRows = (place) => isQueries(place) || place.file === 'table.ts' || ['db', 'jobs'].includes(place.room)
const isJob = ({ room, inner }) => room === 'db' || room === 'jobs' || /^jobs(\.ts$|\/)/.test(inner)

function whyNotOnServer(from, to) {
  if (to.floor === 'web') return 'The server imports the contract, not the web.'
  if (to.floor !== 'server') return undefined
  if (to.room === 'db' && to.file === 'drizzle.ts' && !touchesRows(from))
    return 'SQL is written in table.ts, queries.ts, db/ and jobs/ only.'
  if (to.room === 'db' && to.file === 'as-system.ts' && !isJob(from)) return 'Only jobs work without row security.'
  // Files directly in server/ assemble the features.
  if (!from.room || from.room === to.room) return undefined
  const order = ground.server
  if (!to.room) return 'Only files of server/ itself import its files.'
  if (order.includes(from.room))
    return order.indexOf(to.room) > order.indexOf(from.room) || !order.includes(to.room)
      ? `${from.room}/ imports only ${order.slice(0, order.indexOf(from.room)).join('/, ') || 'contract'}/.`
      : undefined
  if (order.includes(to.room) || isQueries(to) || to.inner.startsWith('public/')) return undefined
  if (to.file === 'table.ts' && touchesRows(from)) return undefined
  return "A feature uses another feature's public/ and queries.ts, and its table.ts in queries.ts and table.ts, nothing else."
}

/** What other features may import: files in shared/, the feature's descriptor, and its tab of a couple's page. */
const isShared = ({ inner }) => /^(shared\/.+|feature\.tsx?|\w*Tab\.tsx)$/.test(inner)

function whyNotOnWeb(from, to) {
  if (to.floor === 'server') return 'The web imports the contract, not the server.'
  if (to.floor === 'contract' && to.inner === '' && to.file === 'index.ts')
    return 'The web imports calls.ts and answers.ts, which have no schemas.'
  if (to.floor !== 'web' || !from.room || from.room === to.room) return undefined
  if (!to.room) return undefined
  if (from.room === 'ui' && !['router', 'calls', 'session'].includes(to.room))
    return 'ui/ knows nothing of the pages it is used on.'
  if (ground.web.includes(to.room) || isShared(to)) return undefined
  return "A feature uses what is in another feature's shared/, its feature.ts and its …Tab.tsx, nothing else."
}

/** Why a file may not import a module; undefined where it may. */
export function whyForbidden(file, specifier) {
  const from = placeOf(file)
  if (!from || /\.test\.tsx?$/.test(file)) return undefined
  if (specifier.startsWith('../')) return 'Name the place: #contract/, #server/ or #web/.'
  if (specifier.startsWith('#test/')) return 'What is in test/ is for tests.'
  const to = placeOf(specifier)
  if (from.floor === 'contract')
    return to?.floor === 'contract' || /^(zod(\/|$)|\.\/)/.test(specifier)
      ? undefined
      : 'The contract imports zod and nothing else.'
  if (specifier.startsWith('drizzle-orm') && from.room !== 'db') return 'Drizzle is imported by way of db/drizzle.ts.'
  if (from.floor === 'web' && from.room !== 'ui' && specifier.startsWith('radix-ui'))
    return 'radix-ui is used in ui/ only.'
  if (!to) return undefined
  return from.floor === 'server' ? whyNotOnServer(from, to) : whyNotOnWeb(from, to)
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
