import type * as endpoints from '#contract/exports.ts'
import { record } from '#server/audit/queries.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { importStudio } from '#server/exports/jobs/import-studio.ts'
import * as queries from '#server/exports/import/queries.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { listed } from '#server/ground/words.ts'

async function findObstacle(tx: Tx, plannerId: number): Promise<string | null> {
  const found = await queries.listInTheWay(tx, plannerId)
  return found.length > 0 ? `An import needs an empty studio. This one has ${listed(found)}.` : null
}

type Imports = Pick<HandlersOf<typeof endpoints>, 'startImport' | 'latestImport'>

export const imports: Imports = {
  latestImport: async ({ tx, who }) => ({
    latest: await queries.findLatest(tx),
    obstacle: await findObstacle(tx, who.plannerId),
  }),

  startImport: {
    async outside({ who, within, finish, receive }) {
      // Before gigabytes are sent.
      const obstacle = await within((tx) => findObstacle(tx, who.plannerId))
      if (obstacle) refuse('taken', { message: obstacle })
      return receive(({ files }) =>
        finish(async (tx) => {
          const id = await queries.addImport(tx, files[0]!.key)
          if (id === undefined) return refuse('taken', { message: 'An import is running already.' })
          await enqueue(tx, importStudio, { id })
          await record(tx, 'import-asked')
          return { id }
        }),
      )
    },
  },
}
