import type { contract } from '#contract/index.ts'
import { changeBilling, findBilling } from '#server/billing/queries.ts'
import { resizeLogo } from '#server/billing/logo.ts'
import { blankToNull } from '#server/db/blank.ts'
import type { Tx } from '#server/db/pool.ts'
import type { HandlersOf, House } from '#server/http/handler.ts'
import { refuse } from '#server/ground/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

type Stored = Awaited<ReturnType<typeof findBilling>>

const shown = ({ logoKey, ...settings }: Stored, house: House) => ({
  ...settings,
  logoUrl: logoKey && `/api/billing/logo?v=${logoKey.slice(0, 8)}`,
  takesCards: house.payments !== undefined,
})

async function changeLogo(tx: Tx, logoKey: string | null): Promise<Stored> {
  const { logoKey: before } = await findBilling(tx)
  if (before) await enqueue(tx, 'remove-file', { key: before })
  return changeBilling(tx, { logoKey })
}

export const billing: Omit<HandlersOf<typeof contract.billing>, 'webhook'> = {
  read: async ({ tx, house }) => shown(await findBilling(tx), house),

  update: async ({ tx, body, house }) => {
    const { numberPrefix, ...rest } = body
    return shown(await changeBilling(tx, { ...blankToNull(rest), numberPrefix }), house)
  },

  uploadLogo: {
    outside: ({ within, receive, house }) =>
      receive(
        ({ files: [picture] }) => within(async (tx) => shown(await changeLogo(tx, picture?.key ?? null), house)),
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
