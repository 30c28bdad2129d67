import type * as endpoints from '#exchange/exports/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import type { AboutTable } from '#platform/server/db/about.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { importStudio } from '#exchange/exports/server/jobs/import-studio.ts'
import * as queries from '#exchange/exports/server/import/queries.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { listed } from '#platform/server/foundation/words.ts'

async function findObstacle(tx: Tx, tables: readonly AboutTable[], plannerId: number): Promise<string | null> {
  const found = await queries.listInTheWay(tx, tables, plannerId)
  return found.length > 0 ? `An import needs an empty studio. This one has ${listed(found)}.` : null
}

type Imports = Pick<HandlersOf<typeof endpoints>, 'startImport' | 'latestImport'>

export const imports: Imports = {
  latestImport: async ({ tx, who, services }) => ({
    latest: await queries.findLatest(tx),
    obstacle: await findObstacle(tx, services.tables, who.plannerId),
  }),

  startImport: {
    async outside({ who, within, finish, receive, services }) {
      // Before gigabytes are sent.
      const obstacle = await within((tx) => findObstacle(tx, services.tables, who.plannerId))
      if (obstacle) refuse('taken', { message: obstacle })
      return receive(({ files }) =>
        finish(async (tx) => {
          const id = await queries.addImport(tx, files[0]!.key)
          if (id === undefined) return refuse('taken', { message: 'An import is already running.' })
          await enqueue(tx, importStudio, { id })
          await record(tx, 'import-asked')
          return { id }
        }),
      )
    },
  },
}
