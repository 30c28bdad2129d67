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

/** Calls a function that raises an error if the token is not accepted, puts what it finds into settings, and takes on the role. */
const entry = (kind: keyof typeof roles, lookUp: string, settings: Record<string, string>, more = '') => ({
  name: `larkspur_${lookUp}`,
  text: `select s.*, ${more}${Object.entries(settings)
    .map(([setting, column]) => `set_config('${setting}', coalesce(s.${column}::text, ''), true)`)
    .join()},
    set_config('larkspur.changes', $2, true), set_config('role', '${roles[kind]}', true)
    from ${lookUp}($1) s`,
})
const read = (setting: string) => `current_setting('app.${setting}') as ${setting}, `
const rightsByRole = `set_config('app.rights', case current_setting('app.role') ${Object.entries(rightsOf)
  .map(([role, rights]) => `when '${role}' then '${rights.join(' ')}'`)
  .join(' ')} else '' end, true), `
const planner = (lookUp: string, more: string) =>
  entry('planner', lookUp, { 'app.planner': 'planner_id' }, `${more}${rightsByRole}`)
/** Sessions are extended by 30 days, once an hour. */
export const entries = {
  // The function has put the member into the settings.
  planner: planner('enter_planner_session', read('member') + read('person_name') + read('role') + read('weddings')),
  // The function has put the role into the settings.
  apiToken: planner('enter_api_token', read('person_name') + read('role') + read('reads_only')),
  // The function has put the person into the settings.
  couple: entry(
    'couple',
    'enter_couple_session',
    { 'app.planner': 'planner_id', 'app.client': 'client_id' },
    `${read('person')}${read('person_name')}${read('access')}`,
  ),
  // The function has put the role of the member whose calendar it is, and the weddings, into the settings.
  link: entry(
    'link',
    'enter_link',
    {
      'app.planner': 'planner_id',
      'app.client': 'client_id',
      'app.link': 'link_id',
      'app.link_kind': 'kind',
      'app.link_subject': 'subject_id',
    },
    rightsByRole + read('link_weddings'),
  ),
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
