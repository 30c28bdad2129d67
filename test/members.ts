import { hashOf } from '#platform/server/db/caller-transaction.ts'
import type { InvitedRole } from '#platform/contract/rights.ts'
import { password, unique, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

export type MemberCaller = Caller & { id: number; email: string }

/** A member of the planner's studio who has accepted the invitation, signed in. */
export async function joinAs(
  server: TestServer,
  owner: PlannerCaller,
  role: InvitedRole,
  weddings: number[] = [],
): Promise<MemberCaller> {
  const email = `${unique()}@team.example`
  const { body, status } = await owner.post('/api/members', { name: `Max ${role}`, email, role, weddings })
  if (status !== 201) throw new Error(`no member was added: ${JSON.stringify(body)}`)
  const { id } = body as { id: number }
  const token = unique()
  await server.database.ownerPool.query('update members set invite_hash = $2 where id = $1', [id, hashOf(token)])
  const caller = Object.assign(server.visitor(), { id, email })
  await caller.post(`/api/member-invite/${token}`, { name: `Max ${role}`, password, confirmPassword: password })
  return caller
}
