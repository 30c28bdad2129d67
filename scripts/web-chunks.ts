/** The parts of the product that are opened by themselves. Whoever opens one gets what all of its pages share, and no other part's. */
const parts = {
  everywhere: /\/index\.html$|\/src\/web\/main\.tsx$/,
  open: /\/src\/web\/(accounts|couples)\/\w+Page\.tsx$/,
  portal: /\/src\/web\/(portal\/PortalPage|shell\/start-portal)\.tsx$/,
  planner: /\/src\/web\/shell\/start-planner\.tsx$/,
}
type Part = keyof typeof parts

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
    const own = partOf(root) ?? (root.endsWith('Page.tsx') ? 'planner' : undefined)
    if (own) return found.add(own)
    for (const importer of this.#lookup(root)?.dynamicImporters ?? [])
      for (const user of this.rootsOf(importer)) for (const part of this.partsOf(user)) found.add(part)
    return found
  }

  /** What forms are checked by is fetched after the page that shows the form. */
  isSchema(id: string): boolean {
    if (/\/node_modules\/zod\//.test(id)) return true
    const needed = /\/src\/contract\//.test(id) ? (this.#lookup(id)?.importedIds ?? []) : []
    return needed.some((one) => this.isSchema(one))
  }
}

const partOf = (root: string) => (Object.keys(parts) as Part[]).find((part) => parts[part].test(root))

const isPortals = (id: string) => id.includes('/src/web/portal/')

const isLibrary = (id: string) => /\/node_modules\/(?!lucide-react)/.test(id)

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
  if (atAll.has('everywhere')) return roots.includes(id) ? null : 'base'
  if (atAll.has('open')) return 'schemas'
  if (atAll.has('portal') && atAll.has('planner')) return 'common'
  return atAll.has('planner') ? 'shared' : null
}

/** A chunk takes along what its modules need, unless one before it has that already. */
const inOrder = ['base', 'both', 'planner', 'portal', 'open', 'common', 'shared', 'schemas', 'rules']

export function chunks() {
  let users: Users | undefined
  return inOrder.map((chunk, index) => ({
    debugName: chunk,
    priority: inOrder.length - index,
    test: (id: string) => !id.includes('rolldown/runtime') && !id.endsWith('.css'),
    name: (id: string, context: { getModuleInfo: Lookup }) => {
      users ??= new Users((of) => context.getModuleInfo(of))
      return chunkOf(id, users) === chunk ? chunk : null
    },
  }))
}
