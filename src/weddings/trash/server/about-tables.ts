import { about } from '#platform/server/db/about.ts'
import { deletedWeddings } from '#weddings/trash/server/table.ts'

export const tables = [
  about(deletedWeddings, {
    announced: { topic: 'trash' },
    files: [{ column: deletedWeddings.fileKeys }],
    exported: 'was deleted by the planner',
    inTheWay: 'deleted couples that can still be brought back',
  }),
]
