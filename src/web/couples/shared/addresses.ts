import { localCouple, localPlanner } from '#web/session.ts'

export const portalAddress = (id: number): string => `/client-portal/${id}`

/** Where 'home' leads: a planner back to work, a couple to its portal or its login. */
export function homeAddress(): string {
  if (localPlanner()) return '/'
  const couple = localCouple()
  return couple ? portalAddress(couple.id) : '/client-login'
}
