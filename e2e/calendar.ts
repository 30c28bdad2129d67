import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './journey.ts'

type NewEvent = { title: string; date: string; time?: string; type?: string; description?: string }

export async function addEvent(request: APIRequestContext, clientId: number, event: NewEvent): Promise<number> {
  const answer = await request.post(`/api/clients/${clientId}/events`, { data: event })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: number }).id
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const cell = (page: Page, day: string) =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`, ${day}(,|$)`) }) })
