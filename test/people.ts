import { expect } from 'vitest'
import type { PlannerCaller, TestServer } from '#test/server.ts'

/** The call that opens the sign-in link in the first mail that has one. */
export function linkIn(mails: readonly { text?: string | undefined }[]): string {
  const found = mails.map(({ text }) => /\/client-login\/link\?token=([\w-]+)/.exec(text ?? '')?.[1]).find(Boolean)
  if (!found) throw new Error('There is no sign-in link in these mails.')
  return `/api/client-login/link/${found}`
}

/** Invites a person by mail and signs in with the link. */
export async function signInAs(server: TestServer, planner: PlannerCaller, person: { id: number }) {
  await server.newMails()
  expect((await planner.post(`/api/people/${person.id}/invite`)).status).toBe(200)
  await server.workOff()
  const couple = server.visitor()
  expect((await couple.post(linkIn(await server.newMails()), {})).status).toBe(200)
  return couple
}
