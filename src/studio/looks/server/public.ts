import type { Look } from '#studio/looks/contract/endpoints.ts'
import { addressOfPicture } from '#studio/looks/server/picture-address.ts'
import { paletteOf, type ColorPalette } from '#platform/contract/color-palette.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Row = Omit<Look, 'photographUrl'> & { logoKey: string | null; photographKey: string | null }
export type FoundLook = Look & { logoUrl: string | null }

/** The look of the studio that the caller belongs to, or of the one with this id, for callers of all kinds. */
export async function findLook(tx: Tx, plannerId?: number): Promise<FoundLook> {
  const studio = plannerId ?? sql`(select current_setting('app.planner')::int)`
  const { rows } = await tx.execute<Row>(sql`
    select coalesce(look.color_scheme, 'sand') as "colorScheme", look.color, coalesce(look.typography, 'inter') as typography,
      look.welcome_words as "welcomeWords", pictures.logo_key as "logoKey", pictures.photograph_key as "photographKey"
    from studio_pictures(${studio}) pictures left join studio_look(${studio}) look on true`)
  const { logoKey, photographKey, ...look } = rows[0]!
  return { ...look, logoUrl: addressOfPicture(logoKey), photographUrl: addressOfPicture(photographKey) }
}

/** What pages of the studio that are no portals show of its look. */
export const shownLook = ({ color, welcomeWords, logoUrl, photographUrl }: FoundLook) => ({
  colors: colorsOf(color),
  welcomeWords,
  logoUrl,
  photographUrl,
})

export const colorsOf = (color: string | null): ColorPalette | null => (color === null ? null : paletteOf(color))
