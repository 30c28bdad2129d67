import { AuditTab } from '#studio/audit/web/AuditTab.tsx'
import * as memberCalls from '#studio/members/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'

/** The audit log, with the members whose entries can be chosen. */
export default function Audit({ owner }: { owner: string }) {
  const { data: members = [] } = useAnswer(memberCalls.list, {})
  return <AuditTab owner={owner} members={members} />
}
