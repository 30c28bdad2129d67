/** The parts of the product that are opened by themselves. Whoever opens one gets what all of its pages share, and no other part's. */
const parts = {
  everywhere: /\/index\.html$|\/src\/web\/main\.tsx$/,
  open: /\/src\/web\/(accounts|couples)\/\w+Page\.tsx$/,
  portal: /\/src\/web\/(portal\/PortalPage|shell\/start-portal)\.tsx$/,
  planner: /\/src\/web\/shell\/start-planner\.tsx$/,
}
type Part = keyof typeof parts | 'later'

type ModuleInfo = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }
type Lookup = (id: string) => ModuleInfo | null

/** The parts that can't run without a module; what is loaded later counts as one more each. */
function usersOf(id: string, lookup: Lookup, known: Map<string, Set<string>>): Set<string> {
  const found = known.get(id)
  if (found) return found
  const users = new Set<string>()
  known.set(id, users)
  const info = lookup(id)
  if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) users.add(id)
  for (const importer of info?.importers ?? []) for (const user of usersOf(importer, lookup, known)) users.add(user)
  return users
}

const partOf = (root: string): Part =>
  (Object.keys(parts) as (keyof typeof parts)[]).find((part) => parts[part].test(root)) ?? 'later'

const isLibrary = (id: string) => /\/node_modules\/(?!lucide-react)/.test(id)

/** Few files on the first load instead of one a module: modules lie together when the same parts need them. */
function chunkOf(id: string, lookup: Lookup, known: Map<string, Set<string>>): string | null {
  const users = usersOf(id, lookup, known)
  const used = new Set([...users].map(partOf))
  if (used.has('everywhere') || (used.has('open') && (used.has('planner') || used.has('portal')))) return 'base'
  if (used.has('portal') && used.size > 1) return /\/src\/web\/portal\//.test(id) ? 'portal' : 'both'
  if (used.has('planner')) return 'planner'
  if (users.size < 2 || used.has('portal')) return null
  if (used.has('open')) return used.has('later') ? 'forms' : 'open'
  // What opens over a page brings libraries of its own.
  return isLibrary(id) ? null : 'shared'
}

/** A chunk takes along what its modules need, unless one before it has that already. */
const inOrder = ['base', 'both', 'planner', 'portal', 'forms', 'open', 'shared']

export function chunks() {
  const known = new Map<string, Set<string>>()
  return inOrder.map((chunk, index) => ({
    debugName: chunk,
    priority: inOrder.length - index,
    test: (id: string) => !id.includes('rolldown/runtime') && !id.endsWith('.css'),
    name: (id: string, context: { getModuleInfo: Lookup }) =>
      chunkOf(id, (of) => context.getModuleInfo(of), known) === chunk ? chunk : null,
  }))
}
