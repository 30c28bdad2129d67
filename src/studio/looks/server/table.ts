import type { ColorScheme, Typography } from '#platform/contract/portal-looks.ts'
import { text, unique } from '#platform/server/db/drizzle.ts'
import { studioTable } from '#studio/studios/server/table.ts'

/** How a studio looks. Other callers than planners read it by the functions `studio_look` and `studio_pictures`. */
export const studioLooks = studioTable(
  'studio_looks',
  {
    colorScheme: text().$type<ColorScheme>().notNull().default('sand'),
    color: text(),
    typography: text().$type<Typography>().notNull().default('inter'),
    welcomeWords: text(),
    photographKey: text(),
  },
  (t) => [unique('studio_looks_once').on(t.plannerId), unique('studio_looks_photograph').on(t.photographKey)],
)
