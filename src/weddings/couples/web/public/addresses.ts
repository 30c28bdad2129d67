import { localCouple, localPlanner } from '#platform/web/session/session.ts'

export const portalAddress = (id: number): string => `/client-portal/${id}`

/** The target of 'home': a planner's dashboard, or a couple's portal or login. */
export function homeAddress(): string {
  if (localPlanner()) return '/'
  const couple = localCouple()
  return couple ? portalAddress(couple.id) : '/client-login'
}
