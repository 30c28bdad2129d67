import { pages } from '../src/app/contract/pages.ts'

const screensFor = (kind: 'anyone' | 'portal') =>
  pages.filter((page) => page.for === kind).map(({ screen }) => `/src/${screen}.tsx`)
const endsWithAny = (endings: string[]) => (id: string) => endings.some((ending) => id.endsWith(ending))

/** Separately opened parts of the product. Opening one loads the code that all of its pages share, and none of other parts. */
const parts = {
  everywhere: endsWithAny(['/index.html', '/src/app/web/main.tsx']),
  open: endsWithAny(screensFor('anyone')),
  portal: endsWithAny([...screensFor('portal'), '/src/app/web/shell/start-portal.tsx']),
  planner: endsWithAny(['/src/app/web/shell/start-planner.tsx']),
}
type Part = keyof typeof parts

/** What only a planner who looks at a portal loads there. */
export const plannersTools = /\/messages\/web\/(PlannerTools|UnfilledFields|schedule\/ScheduledMessages)\.tsx$/

/** Loaded in the couple's portal too, but active for planners only. */
const isPlannersOnly = (id: string) => id.endsWith('/shell/warm-up.ts') || plannersTools.test(id)

/** Modules that this number of pages need are part of the shell; a portal loads some of them too. */
const manyPages = { planner: 4, both: 4 }
/** Icons, modules without a feature, and modules about couples: small, and needed by many pages. */
const fewer = { planner: 2, both: 1 }

type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
type Lookup = (id: string) => ModuleInfo | null

/** The parts that need a module, according to the bundler. */
class Users {
  readonly #lookup: Lookup
  readonly #roots = new Map<string, Set<string>>()
  readonly #parts = new Map<string, Set<Part>>()

  constructor(lookup: Lookup) {
    this.#lookup = lookup
  }

  /** Entry points that import the module statically, directly or indirectly. */
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

  /** The parts that may load it, also dynamically. */
  partsOf(root: string): Set<Part> {
    const known = this.#parts.get(root)
    if (known) return known
    const found = new Set<Part>()
    this.#parts.set(root, found)
    const own = partOf(root) ?? (isPage(root) || isPlannersOnly(root) ? 'planner' : undefined)
    if (own) return found.add(own)
    for (const importer of this.#lookup(root)?.dynamicImporters ?? [])
      for (const user of this.rootsOf(importer)) for (const part of this.partsOf(user)) found.add(part)
    return found
  }

  importsOf = (id: string) => this.#lookup(id)?.importedIds ?? []

  /** Validation schemas are fetched after the page that shows the form. */
  isSchema(id: string): boolean {
    if (/\/node_modules\/zod\//.test(id)) return true
    const needed = /\/src\/.*\/contract\//.test(id) ? this.importsOf(id) : []
    return needed.some((one) => this.isSchema(one))
  }
}

const partOf = (root: string) => (Object.keys(parts) as Part[]).find((part) => parts[part](root))

const isPage = (root: string) => root.endsWith('Page.tsx')

const isTiny = (id: string) => id.includes('/lucide-react/')

/** The layers around every page are loaded after it. */
const isLayer = (root: string) => /\/web\/(shell|offline)\//.test(root)

const isGeneral = (id: string) => /\/platform\/web\/(ui\/(\w+\/)?|calls\/|session\/)[\w-]+\.tsx?$/.test(id)

/** The page of the settings puts together what lies in several features. */
const isOfSettings = (id: string) => /\/(app\/web\/settings|billing\/web|settings\/web)\//.test(id)

const folderOf = (id: string) => (isOfSettings(id) ? 'settings' : /\/([\w-]+)\/web\//.exec(id)?.[1])

/** The feature whose pages need a module, or the module's own; undefined for modules that the client's page shares with others. */
function featureOf(id: string, roots: string[]): string | undefined {
  if (roots.some((root) => root.endsWith('/ClientPage.tsx'))) return undefined
  const features = new Set(roots.filter((root) => !isLayer(root)).map(folderOf))
  return features.size === 1 ? [...features][0] : folderOf(id)
}

/** What the portal and the planner's pages show of a day. It loads no forms. */
const isOfDays = (id: string) => /\/(contract\/(day-(?!records)|zoned-time)|days\/web\/public\/)/.test(id)

const isPortals = (id: string) => id.includes('/portal/web/')

/** Loaded after every page by the layer around it, and by the pages that use it at once. */
const isOutbox = (id: string) => id.includes('/platform/web/outbox/')

/** Loaded by the sign-in pages, the settings and the portal when they are idle. */
const isOfPasskeys = (id: string) =>
  /\/second-factors\/web\/public\/(passkeys\.ts|PasskeyButton\.tsx)$|lucide-react\/.*\/key-round\./.test(id)

/** Needed by a few editors only. */
const isOfEditors = (id: string) =>
  /\/contract\/(letter-kinds|merge|public-address|template-rows)\.ts$|\/clients\/web\/public\/(tie\.ts|TieFields\.tsx)$/.test(
    id,
  )

/** What reads a typed line, for the palette and the lists of tasks. */
const isOfTypedLines = (id: string) =>
  /\/(tasks\/web\/public\/quick-add|clients\/web\/public\/named-couples|controls\/(relative-date|typed-time))\.ts$/.test(
    id,
  )

/** The page of all tasks shows at once what the tab of a couple's tasks loads when it is opened; both are in the page's chunk. */
const isOfTaskBoard = (root: string) => /\/tasks\/web\/(TasksPage|TaskBoard)\.tsx$/.test(root)

/** Loaded by the pages on which something is dragged. */
const isOfDragging = (id: string) => /\/platform\/web\/ui\/(use-drag-gesture|edge-scroll)\.ts$/.test(id)

const isLibrary = (id: string) => /\/node_modules\/(?!lucide-react)/.test(id)

/** Loaded with the shell at the latest. Null is a library, or a separate chunk that only this one imports. */
const isAround = (chunk: string | null) => chunk === null || ['base', 'both', 'planner'].includes(chunk)

/** Puts modules that the same parts need into one chunk, so that the first load takes few files. */
function chunkOf(id: string, users: Users): string | null {
  const roots = [...users.rootsOf(id)]
  const atOnce = new Set(roots.map(partOf).filter((part) => part !== undefined))
  const later = roots.filter((root) => !partOf(root))
  const atAll = new Set(roots.flatMap((root) => [...users.partsOf(root)]))

  if (isOutbox(id)) return 'outbox'
  if (isOfPasskeys(id)) return 'passkeys'
  if (isOfDragging(id)) return 'common'
  if (isOfEditors(id)) return null
  if (isOfTypedLines(id)) return 'typed'
  if (users.isSchema(id)) return atAll.has('open') ? 'schemas' : 'rules'
  if (atOnce.has('everywhere') || (atOnce.has('open') && (atOnce.has('planner') || atOnce.has('portal')))) return 'base'
  if (atOnce.has('planner')) return atAll.has('portal') ? 'both' : 'planner'
  if (roots.every(isOfTaskBoard)) return 'TasksPage'
  if (roots.length < 2) return null
  if (atOnce.has('portal')) return isPortals(id) || later.every(isPortals) ? 'portal' : 'both'
  // Modules shared by a single page and the public pages stay out of the initial load.
  if (atOnce.has('open')) return later.length > 1 ? 'base' : 'open'
  // Dialogs and other overlays load their own libraries.
  if (isLibrary(id)) return null
  if (isOfDays(id)) return 'published'
  const pages = later.filter(isPage).length
  const around = atAll.has('portal') ? 'both' : 'planner'
  const isWanted = isTiny(id) || (around === 'planner' && (isGeneral(id) || folderOf(id) === 'clients'))
  const isForAll = atAll.has('planner') && pages >= manyPages[around] - (isWanted ? fewer[around] : 0)
  // The shell does not load the code shared by a portal's parts, so it can't contain modules that import it.
  if (isForAll && users.importsOf(id).every((one) => isAround(chunkOf(one, users)))) return around
  if (isForAll) return around === 'both' ? 'common' : 'shared'
  if (atAll.has('everywhere')) return roots.includes(id) ? null : 'base'
  if (atAll.has('open')) return 'schemas'
  // The planner's pages need nothing of the portal but its preview, and layers only later.
  if (atAll.has('portal') && atAll.has('planner')) return isPortals(id) || isLayer(id) ? null : 'common'
  return atAll.has('planner') ? (featureOf(id, later) ?? 'shared') : null
}

/** A chunk includes the dependencies of its modules, unless an earlier chunk contains them. */
const inOrder = ['base', 'both', 'planner', 'portal', 'open', 'published', 'common', 'shared', 'schemas', 'rules']

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
