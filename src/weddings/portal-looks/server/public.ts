import type { Customization } from '#weddings/portal-looks/contract/customization.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import type { CoupleSession } from '#platform/server/db/callers.ts'
import { findLook } from '#studio/looks/server/public.ts'
import { portalCustomizations } from '#weddings/portal-looks/server/table.ts'

const shownToCouple = {
  clientId: portalCustomizations.clientId,
  colorScheme: portalCustomizations.colorScheme,
  studioColor: portalCustomizations.studioColor,
  typography: portalCustomizations.typography,
  enabledFeatures: portalCustomizations.enabledFeatures,
  showsDay: portalCustomizations.showsDay,
  showsGuests: portalCustomizations.showsGuests,
  selectedInvoices: portalCustomizations.selectedInvoices,
}

const ofWedding = preparedSelect(shownToCouple, (select) =>
  select.from(portalCustomizations).where(eq(portalCustomizations.clientId, sql.placeholder('clientId'))),
)

const untouched = {
  enabledFeatures: ['calendar', 'tasks', 'vendors', 'documents', 'messaging'],
  showsDay: true,
  showsGuests: true,
  selectedInvoices: [],
} satisfies Partial<Customization>

export async function findCustomization(tx: Tx, clientId: number): Promise<Customization> {
  const [row] = await ofWedding(tx, { clientId })
  return row ?? { clientId, ...untouched, ...(await standardLook(tx)) }
}

/** What a portal begins with, and looks like until it is styled. */
async function standardLook(tx: Tx) {
  const { colorScheme, color, typography } = await findLook(tx)
  return { colorScheme, typography, studioColor: color !== null }
}

type Choices = Partial<Omit<Customization, 'clientId'>>

/** Undefined where none is stored. */
export async function changeCustomization(
  tx: Tx,
  clientId: number,
  choices: Choices,
): Promise<Customization | undefined> {
  const [row] = await tx
    .update(portalCustomizations)
    .set({ ...choices, updatedAt: new Date().toISOString() })
    .where(eq(portalCustomizations.clientId, clientId))
    .returning(shownToCouple)
  return row
}

export async function storeCustomization(tx: Tx, clientId: number, choices: Choices): Promise<Customization> {
  const change = { ...choices, updatedAt: new Date().toISOString() }
  const [row] = await tx
    .insert(portalCustomizations)
    .values({ clientId, ...(await standardLook(tx)), ...choices })
    .onConflictDoUpdate({ target: [portalCustomizations.plannerId, portalCustomizations.clientId], set: change })
    .returning(shownToCouple)
  return row!
}

/**
 * Tells which parts of its portal a couple is shown. The couple's role sees only its own row, which is read at most once.
 * Planners can't hide billing.
 */
export function partsShownTo(tx: Tx, { clientId, person }: CoupleSession) {
  let customization: Promise<Pick<Customization, 'enabledFeatures' | 'showsDay' | 'showsGuests'>> | undefined
  return async (part: PortalPart): Promise<boolean> => {
    if (part === 'billing') return person.access !== 'no-money'
    if (person.access === 'only-money') return false
    const { enabledFeatures, showsDay, showsGuests } = await (customization ??= ofWedding(tx, { clientId }).then(
      ([row]) => row ?? untouched,
    ))
    if (part === 'guests') return showsGuests
    return part === 'day' ? showsDay : enabledFeatures.includes(part)
  }
}
