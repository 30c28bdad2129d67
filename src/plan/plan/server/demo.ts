import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import type { TemplateInList } from '#plan/templates/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type View = { lines: TemplateLine[] }

/** Plans of weddings from templates; one wedding was moved by a week. */
export default async function addPlans({ call, dayFromNow }: DemoStudio): Promise<void> {
  const templates = await givenTemplates(call)
  const clients = (await call('GET', '/api/clients')) as Client[]
  const apply = async (name: string, client: Client | undefined) => {
    const template = templates.find((one) => one.name === name)
    if (!template || !client) return
    const path = `/api/clients/${client.id}/apply-template`
    const { lines } = (await call('GET', `${path}/${template.id}?today=${dayFromNow(0)}`)) as View
    const rows = lines.filter(({ kind, isPast, hasTwin }) => kind !== 'payment' && !isPast && !hasTwin)
    await call('POST', path, { templateId: template.id, rows: rows.map(({ key }) => ({ key })) })
  }
  const ofDay = (days: number) => clients.find(({ weddingDate }) => weddingDate === dayFromNow(days))
  const moved = ofDay(203)
  await apply('Full planning', moved)
  await apply('Partial planning', ofDay(264))
  await apply(
    'Month-of coordination',
    clients.find(({ weddingDate }) => weddingDate === null),
  )
  if (moved) await call('POST', `/api/clients/${moved.id}/re-date`, { weddingDate: dayFromNow(210) })
}

/** A job gives the templates after the sign-up. */
async function givenTemplates(call: DemoStudio['call']): Promise<TemplateInList[]> {
  for (let tries = 0; tries < 200; tries++) {
    const found = (await call('GET', '/api/templates')) as TemplateInList[]
    if (found.length > 0) return found
    await wait(50)
  }
  return []
}
