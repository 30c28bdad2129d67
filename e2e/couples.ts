import { randomInt } from 'node:crypto'
import { request, type APIRequestContext } from '@playwright/test'
import type { Instance } from './instance.ts'
import { addClient, type NewCouple } from './planners.ts'

/** A couple of the signed-in planner with its session in a separate browser, which the caller must dispose of. */
export async function activeCouple(planner: APIRequestContext, instance: Instance, couple: NewCouple) {
  const id = await addClient(planner, instance, couple)
  const invited = await planner.post(`${instance.url}/api/clients/${id}/invite`)
  const { inviteUrl } = (await invited.json()) as { inviteUrl: string }
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const browser = await request.newContext({ baseURL: instance.url, extraHTTPHeaders: { 'x-forwarded-for': from } })
  const password = 'our wedding day'
  const token = inviteUrl.split('/').pop()
  await browser.post(`/api/client-invite/${token}/activate`, { data: { password } })
  const signedIn = await browser.post('/api/client-login', { data: { email: couple.email, password } })
  if (!signedIn.ok()) throw new Error(`The couple could not sign in: ${await signedIn.text()}`)
  return { id, browser }
}
