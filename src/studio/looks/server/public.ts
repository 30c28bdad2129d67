import type { Look } from '#studio/looks/contract/endpoints.ts'
import { paletteOf, type ColorPalette } from '#platform/contract/color-palette.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

const untouched: Look = { colorScheme: 'sand', color: null, typography: 'inter', welcomeWords: null }

/** The look of the studio that the caller belongs to, or of the one with this id, for callers of all kinds. */
export async function findLook(tx: Tx, plannerId?: number): Promise<Look> {
  const studio = plannerId ?? sql`(select current_setting('app.planner')::int)`
  const { rows } = await tx.execute<Look>(sql`
    select color_scheme as "colorScheme", color, typography, welcome_words as "welcomeWords" from studio_look(${studio})`)
  return rows[0] ?? untouched
}

/** What pages of the studio that are no portals show of its look. */
export const shownLook = ({ color, welcomeWords }: Look) => ({ colors: colorsOf(color), welcomeWords })

export const colorsOf = (color: string | null): ColorPalette | null => (color === null ? null : paletteOf(color))
