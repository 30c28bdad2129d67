import { partsOf } from '#platform/contract/call.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { call, callerHere, CallError } from '#platform/web/calls/call.ts'
import { storedPerson, localPlanner, personHere } from '#platform/web/session/session.ts'

const plannerName = ({ id, memberId }: { id: number; memberId?: number | null }) =>
  `planner ${id}${memberId ? `.${memberId}` : ''}`
const personName = (id: number) => `person ${id}`

let person: Promise<string> | undefined

async function askPerson(): Promise<string> {
  const here = personHere()
  if (here !== undefined) return personName(here)
  try {
    const session = await call(sessionCalls.ofCouple, {})
    localStorage.setItem(storedPerson, personName(session.person.id))
  } catch (error) {
    if (localStorage.getItem(storedPerson) === null) throw error
  }
  return localStorage.getItem(storedPerson) ?? ''
}

function knownPerson(): Promise<string> {
  person ??= askPerson()
  person.catch(() => (person = undefined))
  return person
}

/** Whose session this page uses: the planner's, or that of a person of the couple. */
export const ownerHere = async (): Promise<string> =>
  callerHere() === 'planner' ? plannerName(localPlanner() ?? { id: 0 }) : knownPerson()

/** Whose session the browser's cookie belongs to now, asked without the service worker; undefined if there is none. */
export async function ownerOfCookie(): Promise<string | undefined> {
  const isPlanner = callerHere() === 'planner'
  const { path } = partsOf(isPlanner ? sessionCalls.ofPlanner : sessionCalls.ofCouple)
  // Without the header that names the kind of session, the service worker keeps out of it.
  const response = await fetch(path, { signal: AbortSignal.timeout(20_000) })
  if (response.status === 401 || response.status === 403) return undefined
  if (!response.ok) throw new CallError(response.status, response.statusText, await response.text())
  const answer = (await response.json()) as { user: { id: number; memberId: number | null }; person: { id: number } }
  return isPlanner ? plannerName(answer.user) : personName(answer.person.id)
}
