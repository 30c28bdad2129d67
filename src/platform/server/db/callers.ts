import type { LinkKind } from '#platform/contract/link-kinds.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import { rightsOf, type MemberRole, type Right } from '#platform/contract/rights.ts'

/** Works in the studio of somebody else; `weddings` are the ids that it is assigned to, as the database writes them. */
type Member = { id: number; name: string; role: MemberRole; weddings: string }
/** A program that works in the studio with the rights of a role. */
export type ApiToken = { name: string; role: MemberRole; readsOnly: boolean }
/** Without a member and a token it is the session of the studio's owner, or a job that acts for the studio. */
export type PlannerSession = {
  kind: 'planner'
  plannerId: number
  sessionId: number
  member?: Member
  apiToken?: ApiToken
  /** The studio requires a second factor that the account does not have. */
  lacksSecondFactor?: true
}
/** The person is one of the couple's people: a partner, or someone else who may use the portal. */
type Person = { id: number; name: string; access: Access }
export type CoupleSession = { kind: 'couple'; plannerId: number; clientId: number; sessionId: number; person: Person }
export type Session = PlannerSession | CoupleSession
/** Whoever has the address of a link. The wedding and the subject are null where its kind has none. */
export type LinkCaller = {
  kind: 'link'
  plannerId: number
  clientId: number | null
  /** The weddings that it reaches: its own, or those of a vendor with one page for all. */
  weddings: readonly number[]
  linkId: number
  linkKind: LinkKind
  subjectId: number | null
}
/** The rights of a planner's session. */
export const rightsIn = ({ member, apiToken, lacksSecondFactor }: PlannerSession): readonly Right[] =>
  lacksSecondFactor ? [] : rightsOf[apiToken?.role ?? member?.role ?? 'owner']
export type Anyone = { kind: 'anyone' }
export type Who = Session | LinkCaller | Anyone
export const anyone: Anyone = { kind: 'anyone' }

export type Callers = { planner: PlannerSession; couple: CoupleSession; link: LinkCaller; apiToken: PlannerSession }
export type Kind = keyof Callers
/** What a caller with a session sends: cookies of browsers, or the token of a program. */
export type SessionKind = Session['kind'] | 'apiToken'
export type Token<K extends Kind = SessionKind> = { kind: K; token: string }
export type Entered<K extends Kind = SessionKind> = { session: Callers[K]; slid: boolean }

/** What the functions that enter say of a session, with an empty role where a second factor is lacking that the studio requires. */
export type EntryRow = {
  session_id: number
  planner_id: number
  client_id: number
  slid: boolean
  person: string
  person_name: string
  access: Access
  member: string
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

type Common = { plannerId: number; sessionId: number }

/** A session without rights gets this role, which then does not matter. */
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
