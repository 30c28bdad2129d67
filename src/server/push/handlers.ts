import { ECDH } from 'node:crypto'
import type { contract } from '#contract/index.ts'
import { refuseField } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { curve } from '#server/push/encryption.ts'
import * as queries from '#server/push/queries.ts'

/** A key that is no point of the curve would make every message to this device fail. */
function checkKey(key: string): void {
  try {
    ECDH.convertKey(key, curve, 'base64url')
  } catch {
    const message = 'This is not the key of a subscription.'
    refuseField('keys.p256dh', message)
  }
}

export const push: HandlersOf<typeof contract.push> = {
  read: ({ tx, who, services }) => queries.readState(tx, who, services.push.publicKey),

  subscribe: async ({ tx, who, body, services }) => {
    checkKey(body.keys.p256dh)
    await queries.saveSubscription(tx, who, body)
    return queries.readState(tx, who, services.push.publicKey)
  },

  unsubscribe: async ({ tx, who }) => {
    await queries.deleteSubscription(tx, who)
    return undefined
  },
}
