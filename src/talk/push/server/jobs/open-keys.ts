import webPush, { type VapidKeys } from 'web-push'
import { asSystem } from '#server/db/as-system.ts'
import type { Pool } from '#server/db/pool.ts'
import { keysOf } from '#server/push/queries.ts'

/** The key pair of this installation, made at the first start. It takes the owner's pool, because no role may read it. */
export const openKeys = (pool: Pool): Promise<VapidKeys> =>
  asSystem(pool, (tx) => keysOf(tx, () => webPush.generateVAPIDKeys()))
