import type { contract } from '#contract/index.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { importStudio } from '#server/exports/jobs/import-studio.ts'
import * as queries from '#server/exports/import/queries.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

const refuseIfInTheWay = (found: readonly string[]) =>
  found.length > 0 &&
  refuse('taken', {
    message: `An import needs an empty studio. This one has ${new Intl.ListFormat('en').format(found)}.`,
  })

type Imports = Pick<HandlersOf<typeof contract.exports>, 'startImport' | 'latestImport'>

export const imports: Imports = {
  latestImport: async ({ tx, who }) => ({
    latest: await queries.findLatest(tx),
    inTheWay: await queries.listInTheWay(tx, who.plannerId),
  }),

  startImport: {
    async outside({ who, within, receive }) {
      // Before gigabytes are sent.
      refuseIfInTheWay(await within((tx) => queries.listInTheWay(tx, who.plannerId)))
      return receive(({ files }) =>
        within(async (tx) => {
          const id = await queries.addImport(tx, files[0]!.key)
          if (id === undefined) return refuse('taken', { message: 'An import is running already.' })
          await enqueue(tx, importStudio, { id })
          return { id }
        }),
      )
    },
  },
}
