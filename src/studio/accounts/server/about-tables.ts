import { timeZone } from '#platform/contract/fields.ts'
import { businessForm, profileForm } from '#studio/accounts/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { knownRegion } from '#studio/accounts/server/known-region.ts'
import { mailedTokens } from '#studio/accounts/server/table.ts'
import { planners } from '#studio/studios/server/table.ts'

const regionColumns = ['country', 'currency', 'dateOrder', 'clock', 'weekStart', 'paper'] as const

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
        'timeZone',
        ...regionColumns,
      ],
    },
    link: {
      select: ['id', 'name', 'email', 'businessName', 'businessEmail', 'businessPhone', 'timeZone', ...regionColumns],
    },
    announced: { topic: 'account', studio: 'id', on: 'update' },
    exported: {
      inWedding: 'all',
      without: [
        'pending_email',
        'sign_in_key_hash',
        'today_mailed_on',
        'templates_given',
        'deletes_at',
        'requires_second_factor',
        'has_second_factor',
      ],
      form: { ...profileForm.shape, ...businessForm.shape, ...knownRegion, timeZone },
    },
  }),
  about(mailedTokens, { exported: 'contains tokens, as hashes' }),
]
