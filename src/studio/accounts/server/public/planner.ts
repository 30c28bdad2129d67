import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { planners, regionChoices } from '#studio/studios/server/table.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { rightsOf, roleNames } from '#platform/contract/rights.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

export const plannerColumns = {
  id: planners.id,
  username: planners.username,
  name: planners.name,
  email: planners.email,
  emailVerified: planners.emailVerified,
  pendingEmail: planners.pendingEmail,
  timeZone: planners.timeZone,
  phone: planners.phone,
  bio: planners.bio,
  website: planners.website,
  location: planners.location,
  businessName: planners.businessName,
  businessEmail: planners.businessEmail,
  businessPhone: planners.businessPhone,
  businessAddress: planners.businessAddress,
  businessWebsite: planners.businessWebsite,
  businessDescription: planners.businessDescription,
  historyMonths: planners.historyMonths,
  ...regionChoices,
  tasksArePrivate: planners.tasksArePrivate,
}

export type PlannerRow = Omit<Planner, 'role' | 'rights' | 'memberId' | 'mustAddSecondFactor' | 'region'>
const ownerOnly = { role: roleNames.owner, rights: [...rightsOf.owner], memberId: null, mustAddSecondFactor: false }
export const asOwner = (row: PlannerRow | undefined): Planner =>
  row ? { ...row, ...ownerOnly, region: regionOf(row) } : refuse('not-found')

const oneById = preparedSelect(plannerColumns, (select) =>
  select.from(planners).where(eq(planners.id, sql.placeholder('id'))),
)

/** The studio with its owner. */
export async function findPlanner(tx: Tx, id: number): Promise<Planner> {
  const [row] = await oneById(tx, { id })
  return asOwner(row)
}
