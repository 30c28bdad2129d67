import webPush, { type VapidKeys } from 'web-push'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { keysOf } from '#talk/push/server/queries.ts'

/** The key pair of this installation, made at the first start. It takes the owner's pool, because no role may read it. */
export const openKeys = (pool: Pool): Promise<VapidKeys> =>
  asSystem(pool, (tx) => keysOf(tx, () => webPush.generateVAPIDKeys()))
