import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import EventsTab from '#planning/events/web/EventsTab.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const client = { id: 1, weddingDate: null } as Client
const tasting = { id: 5, title: 'Tasting', time: null, type: 'tasting', offset: { months: -1, days: 0 } }

it('does not say that there are no events while some wait for the date of the wedding', async () => {
  answerCalls({ 'GET /api/clients/1/events': () => [], 'GET /api/clients/1/waiting-events': () => [tasting] })
  await show(<EventsTab client={client} />)
  await expect.element(page.getByRole('heading', { name: 'Waiting for the Wedding Date' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New Event' })).toBeVisible()
  await expect.element(page.getByText('No events yet')).not.toBeInTheDocument()
})

it('says that there are none if none waits either', async () => {
  answerCalls({ 'GET /api/clients/1/events': () => [], 'GET /api/clients/1/waiting-events': () => [] })
  await show(<EventsTab client={client} />)
  await expect.element(page.getByText('No events yet')).toBeVisible()
})
