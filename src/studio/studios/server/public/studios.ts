import { planners, regionChoices } from '#studio/studios/server/table.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import { defaultLocale, inEnglish, type Locale, type Region } from '#platform/contract/locale/region.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

const studio = {
  name: planners.name,
  businessName: planners.businessName,
  email: sql<string>`coalesce(${planners.businessEmail}, ${planners.email})`,
  phone: planners.businessPhone,
  website: planners.businessWebsite,
  address: planners.businessAddress,
  ...regionChoices,
  color: sql<string | null>`(select look.color from studio_look(${planners.id}) look)`,
}
const ownStudio = preparedSelect(studio, (select) => select.from(planners))

/** How the studio of this session is reached, the only one that is visible in it, and how it writes. */
export async function findStudio(tx: Tx) {
  const [row] = await ownStudio(tx)
  const { name, businessName, email, phone, website, address, color } = row!
  return { name, businessName, email, phone, website, address, color, region: regionOf(row!) }
}

const ownRegion = preparedSelect(regionChoices, (select) => select.from(planners))

/** How the studio of this session writes dates, times and amounts. */
export async function findRegion(tx: Tx): Promise<Region> {
  const [row] = await ownRegion(tx)
  return regionOf(row!)
}

/** How sentences for the studio's people are written. */
export const findLocale = async (tx: Tx): Promise<Locale> => inEnglish(await findRegion(tx))

/** For work that sees all studios. */
export async function findLocaleOf(tx: Tx, plannerId: number): Promise<Locale> {
  const [row] = await tx.select(regionChoices).from(planners).where(eq(planners.id, plannerId))
  return row ? inEnglish(regionOf(row)) : defaultLocale
}

/** The date where the studio is. */
export async function studioToday(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(sql`select studio_today() as today`)
  return rows[0]?.today ?? refuse('not-found')
}
