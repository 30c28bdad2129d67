import { member } from '#studio/accounts/contract/member.ts'
import { memberChange, newMember } from '#studio/members/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { members } from '#studio/studios/server/table.ts'

export const tables = [
  about(members, {
    announced: { topic: 'members' },
    ceiling: [500, 'members'],
    exported: {
      inWedding: 'none',
      without: ['has_second_factor'],
      form: { ...newMember.shape, phone: memberChange.shape.phone, role: member.shape.role },
      // Whoever was invited is invited again.
      reset: () => ({ joined_at: null, invite_expires_at: null }),
    },
    inTheWay: 'members of the team',
  }),
]
