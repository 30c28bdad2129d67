import { addDays } from '#platform/contract/calendar-date.ts'
import { startSheet } from '#day/days/server/public/start-sheet.ts'
import { sheetOf } from '#day/days/server/public/shipped-sheets.ts'
import { findFirstTemplate } from '#overview/first-steps/server/queries.ts'
import { addPlan } from '#plan/plan/server/public/add-plan.ts'
import { insertEvent } from '#planning/events/server/public.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { insertClient } from '#weddings/clients/server/public/clients.ts'

const daysAhead = 160

/** The first Saturday so many days ahead. */
function saturdayAfter(today: string): string {
  const day = addDays(today, daysAhead)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, (6 - weekday) % 7)
}

/** A wedding in the middle of its planning. Its address is the studio's, so no mail about it reaches anybody else. */
export async function addSample(tx: Tx, plannerId: number, today: string): Promise<number> {
  const { email } = await findPlanner(tx, plannerId)
  const client = await insertClient(tx, {
    partnerOneName: 'Olivia',
    partnerTwoName: 'Noah (sample)',
    email,
    weddingDate: saturdayAfter(today),
    venue: 'The Glasshouse, Willow Lane',
    guestCount: '80',
    status: 'planning',
    notes: 'A sample wedding to explore. Remove it from the dashboard whenever you like.',
    isSample: true,
  })
  const templateId = await findFirstTemplate(tx)
  if (templateId !== undefined) await addPlan(tx, client.id, { templateId, past: 'done', today })
  const ofClient = { clientId: client.id }
  await insertEvent(tx, {
    ...ofClient,
    title: 'Menu tasting',
    type: 'tasting',
    date: addDays(today, 12),
    time: '16:00',
  })
  await insertEvent(tx, {
    ...ofClient,
    title: 'Walk through the venue',
    type: 'venue',
    date: addDays(today, 40),
    time: '11:00',
  })
  const answers = { template: 'outdoors', time: '15:00', firstLook: true, places: {} } as const
  await startSheet(tx, client, sheetOf.outdoors, answers)
  return client.id
}
