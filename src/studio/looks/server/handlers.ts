import type * as endpoints from '#studio/looks/contract/endpoints.ts'
import { resizePhotograph } from '#studio/looks/server/photograph.ts'
import { findLook } from '#studio/looks/server/public.ts'
import { changeLook, findPhotographKey, kindOfPicture } from '#studio/looks/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { limitUnknownPictures } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

async function changePhotograph(tx: Tx, photographKey: string | null): Promise<void> {
  const before = await findPhotographKey(tx)
  if (before) await enqueue(tx, removeFile, { key: before })
  await changeLook(tx, { photographKey })
}

const inAYear = 365 * 24 * 60 * 60

const shown = {
  logo: { type: 'image/png', name: 'logo.png' },
  photograph: { type: 'image/webp', name: 'photograph.webp' },
}

export const looks: HandlersOf<typeof endpoints> = {
  read: ({ tx }) => findLook(tx),

  update: async ({ tx, body }) => {
    await changeLook(tx, blankToNull(body))
    return findLook(tx)
  },

  uploadPhotograph: {
    outside: ({ finish, receive }) =>
      receive(
        ({ files: [picture] }) =>
          finish(async (tx) => {
            await changePhotograph(tx, picture?.key ?? null)
            return findLook(tx)
          }),
        resizePhotograph,
      ),
  },

  removePhotograph: async ({ tx }) => {
    await changePhotograph(tx, null)
    return undefined
  },

  picture: {
    async outside({ params: { token: key }, from, withoutSession }) {
      const kind = await withoutSession((tx) => kindOfPicture(tx, key))
      if (kind) return { key, ...shown[kind], disposition: 'inline', maxAge: inAYear, isPublic: true }
      await withoutSession((tx) => limitUnknownPictures(tx, from))
      return refuse('not-found')
    },
  },
}
