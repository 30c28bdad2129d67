import { timeZone } from '#platform/contract/fields.ts'
import { businessForm, profileForm } from '#studio/accounts/contract/endpoints.ts'
import { member, memberChange, newMember } from '#studio/members/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { planners, members, plannerSessions, knownBrowsers, mailedTokens } from '#studio/accounts/server/table.ts'

export const tables = [
  about(planners, {
    couple: {
      select: [
        'id',
        'name',
        'email',
        'businessName',
        'businessEmail',
        'businessPhone',
        'businessAddress',
        'businessWebsite',
      ],
    },
    link: { select: ['id', 'name', 'businessName', 'timeZone'] },
    announced: { topic: 'account', studio: 'id', on: 'update' },
    exported: {
      inWedding: 'all',
      without: [
        'pending_email',
        'today_mailed_on',
        'templates_given',
        'deletes_at',
        'requires_second_factor',
        'has_second_factor',
      ],
      form: { ...profileForm.shape, ...businessForm.shape, timeZone },
    },
  }),
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
  about(plannerSessions, { exported: 'contains sessions' }),
  about(knownBrowsers, { exported: 'contains the keys of browsers, as hashes' }),
  about(mailedTokens, { exported: 'contains tokens, as hashes' }),
]
