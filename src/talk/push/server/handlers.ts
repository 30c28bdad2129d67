import { ECDH } from 'node:crypto'
import { msg } from '#platform/contract/locale/translate.ts'
import type * as endpoints from '#talk/push/contract/endpoints.ts'
import { personIn, record } from '#studio/audit/server/public/record.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#talk/push/server/queries.ts'

/** A key that is no point of the curve would make every message to this device fail. */
function checkKey(key: string): void {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
  } catch {
    const message = msg('This is not the key of a subscription.')
    refuseField('keys.p256dh', message)
  }
}

export const push: HandlersOf<typeof endpoints> = {
  read: ({ tx, who, services }) => queries.readState(tx, who, services.push.publicKey),

  subscribe: async ({ tx, who, body, services }) => {
    checkKey(body.keys.p256dh)
    // The service worker replaces a subscription by itself, which adds no device.
    const { endpoint: before } = await queries.readState(tx, who, '')
    await queries.saveSubscription(tx, who, body)
    if (before === null) await recordDevice(tx, who, 'device-added', body.label)
    return queries.readState(tx, who, services.push.publicKey)
  },

  unsubscribe: async ({ tx, who }) => {
    const device = await queries.deleteSubscription(tx, who)
    if (device !== undefined) await recordDevice(tx, who, 'device-removed', device)
    return undefined
  },
}

async function recordDevice(
  tx: Tx,
  who: Session,
  kind: 'device-added' | 'device-removed',
  device: string,
): Promise<void> {
  await record(tx, kind, { details: { device }, ...(who.kind === 'couple' && personIn(who)) })
}
