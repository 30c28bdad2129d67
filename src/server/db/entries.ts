import type { LinkKind } from '#contract/link-kinds.ts'
import type { Access } from '#contract/people.ts'
import { rightsOf, type MemberRole } from '#contract/rights.ts'
import type { CoupleSession, Entered, Kind, PlannerSession } from '#server/db/callers.ts'
import { roles } from '#server/db/tenancy/tenancy.ts'

export type EntryRow = {
  session_id: number
  planner_id: number
  client_id: number
  slid: boolean
  person: string
  person_name: string
  access: Access
  member: string
  /** Empty without a second factor that the studio requires. */
  role: MemberRole | ''
  weddings: string
  reads_only: string
}
export type LinkRow = {
  link_id: number
  planner_id: number
  client_id: number | null
  kind: LinkKind
  subject_id: number | null
  link_weddings: string
}

type Entering = { settings: Record<string, string>; reads?: string[]; hasRights?: boolean }

const set = (setting: string, value: string) => `set_config('${setting}', ${value}, true)`

/**
 * Calls a function that raises an error if the token is not accepted and puts some of what it finds into settings; puts
 * the rest into others, and takes on the role. The settings that are set are one column, because each column costs time.
 */
function entry(kind: keyof typeof roles, lookUp: string, { settings, reads = [], hasRights = false }: Entering) {
  const sets = [
    ...Object.entries(settings).map(([setting, column]) => set(setting, `coalesce(s.${column}::text, '')`)),
    ...(hasRights ? [set('app.rights', rightsOfRole)] : []),
    set('larkspur.changes', '$2'),
    set('role', `'${roles[kind]}'`),
  ]
  const columns = ['s.*', ...reads.map((setting) => `current_setting('app.${setting}') as ${setting}`)]
  return {
    name: `larkspur_${lookUp}`,
    text: `select ${columns.join()}, ${sets.join(' || ')} as sets from ${lookUp}($1) s`,
  }
}

const rightsOfRole = `case current_setting('app.role') ${Object.entries(rightsOf)
  .map(([role, rights]) => `when '${role}' then '${rights.join(' ')}'`)
  .join(' ')} else '' end`

const planner = (lookUp: string, ...reads: string[]) =>
  entry('planner', lookUp, { settings: { 'app.planner': 'planner_id' }, reads, hasRights: true })

/** Sessions are extended by 30 days, once an hour. */
export const entries = {
  // The function has put the member into the settings.
  planner: planner('enter_planner_session', 'member', 'person_name', 'role', 'weddings'),
  // The function has put the role into the settings.
  apiToken: planner('enter_api_token', 'person_name', 'role', 'reads_only'),
  // The function has put the person into the settings.
  couple: entry('couple', 'enter_couple_session', {
    settings: { 'app.planner': 'planner_id', 'app.client': 'client_id' },
    reads: ['person', 'person_name', 'access'],
  }),
  // The function has put the role of the member whose calendar it is, and the weddings, into the settings.
  link: entry('link', 'enter_link', {
    settings: {
      'app.planner': 'planner_id',
      'app.client': 'client_id',
      'app.link': 'link_id',
      'app.link_kind': 'kind',
      'app.link_subject': 'subject_id',
    },
    reads: ['link_weddings'],
    hasRights: true,
  }),
}

/** The same, with a mark of the topics $3, for answers that are kept (decision 042). */
const marked = ({ name, text }: { name: string; text: string }) => ({
  name: `${name}_marked`,
  text: `select e.*, mark_of_topics(e.sets, $3) as mark from (${text} offset 0) e`,
})
export const markedEntries = {
  planner: marked(entries.planner),
  apiToken: marked(entries.apiToken),
  couple: marked(entries.couple),
  link: marked(entries.link),
}

type Common = { plannerId: number; sessionId: number }

/** Of a session without rights, whose role does not matter. */
const leastRole = 'day-of'

function plannerOf({ member: id, person_name: name, role, weddings }: EntryRow, common: Common): PlannerSession {
  return {
    kind: 'planner',
    ...common,
    ...(id !== '' && { member: { id: Number(id), name, role: role || leastRole, weddings } }),
    ...(role === '' && { lacksSecondFactor: true }),
  }
}

function programOf({ person_name, role, reads_only }: EntryRow, common: Common): PlannerSession {
  return {
    kind: 'planner',
    ...common,
    apiToken: { name: person_name, role: role || leastRole, readsOnly: reads_only === 'true' },
  }
}

function coupleOf(
  { person: id, person_name: name, access, client_id: clientId }: EntryRow,
  common: Common,
): CoupleSession {
  return { kind: 'couple', ...common, clientId, person: { id: Number(id), name, access } }
}

/** The caller that an entry has found. */
export function callerOf(kind: Kind, row: EntryRow | LinkRow): Entered<Kind> {
  if ('link_id' in row) {
    const { link_id: linkId, planner_id: plannerId, client_id: clientId, kind: linkKind, subject_id: subjectId } = row
    const weddings = row.link_weddings.match(/\d+/g)?.map(Number) ?? []
    return { session: { kind: 'link', plannerId, clientId, weddings, linkId, linkKind, subjectId }, slid: false }
  }
  const common = { plannerId: row.planner_id, sessionId: row.session_id }
  const session = kind === 'couple' ? coupleOf(row, common) : (kind === 'apiToken' ? programOf : plannerOf)(row, common)
  return { session, slid: row.slid }
}
