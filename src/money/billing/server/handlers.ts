import type * as endpoints from '#money/billing/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { changeBilling, findBilling } from '#money/billing/server/queries.ts'
import { resizeLogo } from '#money/billing/server/logo.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

type Stored = Awaited<ReturnType<typeof findBilling>>

const shown = ({ logoKey, ...settings }: Stored, services: Services) => ({
  ...settings,
  logoUrl: logoKey && `/api/billing/logo?v=${logoKey.slice(0, 8)}`,
  takesCards: services.payments !== undefined,
})

async function changeLogo(tx: Tx, logoKey: string | null): Promise<Stored> {
  const { logoKey: before } = await findBilling(tx)
  if (before) await enqueue(tx, removeFile, { key: before })
  return changeBilling(tx, { logoKey })
}

export const billing: HandlersOf<typeof endpoints> = {
  read: async ({ tx, services }) => shown(await findBilling(tx), services),

  update: async ({ tx, body, services }) => {
    const { numberPrefix, ...rest } = body
    const changed = await changeBilling(tx, { ...blankToNull(rest), numberPrefix })
    await record(tx, 'payment-settings-changed')
    return shown(changed, services)
  },

  uploadLogo: {
    outside: ({ finish, receive, services }) =>
      receive(
        ({ files: [picture] }) => finish(async (tx) => shown(await changeLogo(tx, picture?.key ?? null), services)),
        resizeLogo,
      ),
  },

  removeLogo: async ({ tx }) => {
    await changeLogo(tx, null)
    return undefined
  },

  logo: async ({ tx }) => {
    const { logoKey } = await findBilling(tx)
    if (!logoKey) return refuse('not-found')
    return { key: logoKey, type: 'image/png', name: 'logo.png', disposition: 'inline', maxAge: 3600 }
  },
}
