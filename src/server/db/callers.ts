import type { LinkKind } from '#contract/link-kinds.ts'
import type { Access } from '#contract/people.ts'
import { rightsOf, type MemberRole, type Right } from '#contract/rights.ts'

/** Works in the studio of somebody else; `weddings` are the ids that it is assigned to, as the database writes them. */
export type Member = { id: number; name: string; role: MemberRole; weddings: string }
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
export type Person = { id: number; name: string; access: Access }
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
