import { about } from '#platform/server/db/about.ts'
import { exports, imports } from '#exchange/exports/server/table.ts'

export const tables = [
  about(exports, {
    announced: { topic: 'exports' },
    files: [{ column: exports.fileKey }],
    exported: 'describes exports',
  }),
  about(imports, {
    announced: { topic: 'imports', on: 'insert or update' },
    files: [{ column: imports.fileKey }],
    exported: 'describes imports',
  }),
]
