import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { Instance } from './instance.ts'
import { mailedLink } from './outbox.ts'

export type Account = { name: string; username: string; email: string; password: string }

let count = 0

/** Details that are unique in this run. */
export function newAccount(name = 'Dana Whitfield'): Account {
  const username = `planner-${process.pid}-${++count}`
  return { name, username, email: `${username}@studio.example`, password: 'peony and rosemary' }
}

/** A busy server has done nothing yet, and is asked again. */
export async function post(request: APIRequestContext, url: string, data: object): Promise<APIResponse> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  let answer!: APIResponse
  const status = async () => {
    answer = await request.post(url, { data, headers: { 'x-forwarded-for': from } })
    return answer.status()
  }
  await expect.poll(status).not.toBe(503)
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

/** Signs a planner up, including the mailed link, and signs this browser in. */
export async function signUp(request: APIRequestContext, { url, dataDir }: Instance, account = newAccount()) {
  const { name, username, email, password } = account
  const studio = { businessName: 'Whitfield Weddings', confirmPassword: password }
  await post(request, `${url}/api/auth/signup`, { name, username, email, password, ...studio })
  const link = new URL(await mailedLink(dataDir, email, '/verify-email'))
  await post(request, `${url}/api/auth/verify-email`, { token: link.searchParams.get('token') })
  await post(request, `${url}/api/auth/login`, { email, password })
  return account
}

export type NewCouple = { partnerOneName: string; email: string } & Record<string, string>

/** Adds a couple to the signed-in planner's studio. */
export async function addClient(request: APIRequestContext, { url }: Instance, couple: NewCouple): Promise<number> {
  const answer = await post(request, `${url}/api/clients`, { status: 'inquiry', ...couple })
  return ((await answer.json()) as { id: number }).id
}
