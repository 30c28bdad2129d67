/** The parts of the product that are opened by themselves. Whoever opens one gets what all of its pages share, and no other part's. */
const parts = {
  everywhere: /\/index\.html$|\/src\/web\/main\.tsx$/,
  open: /\/src\/web\/(accounts|couples)\/\w+Page\.tsx$/,
  portal: /\/src\/web\/(portal\/PortalPage|shell\/start-portal)\.tsx$/,
  planner: /\/src\/web\/shell\/start-planner\.tsx$/,
}
type Part = keyof typeof parts

/** Loaded in the couple's portal too, but does something for planners only. */
const plannersOnly = /\/offline\/warm-up\.ts$/

/** What so many pages need is part of what surrounds them all; a portal loads some of that too. */
const manyPages = { planner: 3, both: 4 }
/** Icons, calls, what belongs to no feature, and what is about couples, as most pages are: small, and wanted by ever more pages. */
const fewer = 1

type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
type Lookup = (id: string) => ModuleInfo | null

/** Who needs a module, as far as the bundler has found out. */
class Users {
  readonly #lookup: Lookup
  readonly #roots = new Map<string, Set<string>>()
  readonly #parts = new Map<string, Set<Part>>()

  constructor(lookup: Lookup) {
    this.#lookup = lookup
  }

  /** What is loaded by itself and can't run without the module. */
  rootsOf(id: string): Set<string> {
    const known = this.#roots.get(id)
    if (known) return known
    const roots = new Set<string>()
    this.#roots.set(id, roots)
    const info = this.#lookup(id)
    if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) roots.add(id)
    for (const importer of info?.importers ?? []) for (const root of this.rootsOf(importer)) roots.add(root)
    return roots
  }

  /** The parts that come to load it at some time, perhaps never. */
  partsOf(root: string): Set<Part> {
    const known = this.#parts.get(root)
    if (known) return known
    const found = new Set<Part>()
    this.#parts.set(root, found)
    const own = partOf(root) ?? (isPage(root) || plannersOnly.test(root) ? 'planner' : undefined)
    if (own) return found.add(own)
    for (const importer of this.#lookup(root)?.dynamicImporters ?? [])
      for (const user of this.rootsOf(importer)) for (const part of this.partsOf(user)) found.add(part)
    return found
  }

  importsOf = (id: string) => this.#lookup(id)?.importedIds ?? []

  /** What forms are checked by is fetched after the page that shows the form. */
  isSchema(id: string): boolean {
    if (/\/node_modules\/zod\//.test(id)) return true
    const needed = /\/src\/contract\//.test(id) ? this.importsOf(id) : []
    return needed.some((one) => this.isSchema(one))
  }
}

const partOf = (root: string) => (Object.keys(parts) as Part[]).find((part) => parts[part].test(root))

const isPage = (root: string) => root.endsWith('Page.tsx')

const isTiny = (id: string) => /\/lucide-react\/|^\0contract-call:/.test(id)

/** What lies around every page is loaded after it. */
const isLayer = (root: string) => /\/src\/web\/(shell|offline)\//.test(root)

const isGeneral = (id: string) => /\/src\/web\/(ui\/(\w+\/)?)?[\w-]+\.tsx?$/.test(id)

const folderOf = (id: string) => /\/src\/web\/(\w+)\/|^\0contract-call:(\w+)/.exec(id)?.slice(1).find(Boolean)

/** The feature whose pages need a module, or the module's own; what the client's page has in common with others is nobody's. */
function featureOf(id: string, roots: string[]): string | undefined {
  if (roots.some((root) => root.endsWith('/ClientPage.tsx'))) return undefined
  const features = new Set(roots.filter((root) => !isLayer(root)).map(folderOf))
  return features.size === 1 ? [...features][0] : folderOf(id)
}

const isPortals = (id: string) => id.includes('/src/web/portal/')

const isLibrary = (id: string) => /\/node_modules\/(?!lucide-react)/.test(id)

/** With what the shell brings along, at the latest. Null is a library, or a file of its own that is imported by this one alone. */
const isAround = (chunk: string | null) => chunk === null || ['base', 'both', 'planner'].includes(chunk)

/** Few files on the first load instead of one a module: modules lie together when the same parts need them. */
function chunkOf(id: string, users: Users): string | null {
  const roots = [...users.rootsOf(id)]
  const atOnce = new Set(roots.map(partOf).filter((part) => part !== undefined))
  const later = roots.filter((root) => !partOf(root))
  const atAll = new Set(roots.flatMap((root) => [...users.partsOf(root)]))

  if (users.isSchema(id)) return atAll.has('open') ? 'schemas' : 'rules'
  if (atOnce.has('everywhere') || (atOnce.has('open') && (atOnce.has('planner') || atOnce.has('portal')))) return 'base'
  if (atOnce.has('planner')) return atAll.has('portal') ? 'both' : 'planner'
  if (roots.length < 2) return null
  if (atOnce.has('portal')) return isPortals(id) || later.every(isPortals) ? 'portal' : 'both'
  // What a single page has in common with the open ones is not worth everybody's first load.
  if (atOnce.has('open')) return later.length > 1 ? 'base' : 'open'
  // What opens over a page brings libraries of its own.
  if (isLibrary(id)) return null
  const pages = later.filter(isPage).length
  const around = atAll.has('portal') ? 'both' : 'planner'
  const isWanted = isTiny(id) || (around === 'planner' && (isGeneral(id) || folderOf(id) === 'clients'))
  const isForAll = atAll.has('planner') && pages >= manyPages[around] - (isWanted ? fewer : 0)
  // The shell does not fetch what the parts of a portal have in common, so neither can it hold what needs that.
  if (isForAll) return users.importsOf(id).every((one) => isAround(chunkOf(one, users))) ? around : 'common'
  if (atAll.has('everywhere')) return roots.includes(id) ? null : 'base'
  if (atAll.has('open')) return 'schemas'
  if (atAll.has('portal') && atAll.has('planner')) return 'common'
  return atAll.has('planner') ? (featureOf(id, later) ?? 'shared') : null
}

/** A chunk takes along what its modules need, unless one before it has that already. */
const inOrder = ['base', 'both', 'planner', 'portal', 'open', 'common', 'shared', 'schemas', 'rules']

export function chunks() {
  let users: Users | undefined
  const group = (name: string, priority: number, holds: (chunk: string) => boolean) => ({
    debugName: name,
    priority,
    test: (id: string) => !id.includes('rolldown/runtime') && !id.endsWith('.css'),
    name: (id: string, context: { getModuleInfo: Lookup }) => {
      users ??= new Users((of) => context.getModuleInfo(of))
      const chunk = chunkOf(id, users)
      return chunk !== null && holds(chunk) ? chunk : null
    },
  })
  const named = inOrder.map((name, index) => group(name, inOrder.length - index, (chunk) => chunk === name))
  return [...named, group('feature', 0, (chunk) => !inOrder.includes(chunk))]
}
