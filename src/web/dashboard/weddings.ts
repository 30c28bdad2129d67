import type { Client } from '#contract/clients.ts'

/** What the dashboard says about the studio's weddings. */
export function summarize(clients: readonly Client[], today: string) {
  const completed = clients.filter(({ status }) => status === 'completed')
  const active = clients.filter(({ status }) => status !== 'completed')
  const ahead = active
    .filter(
      (client): client is Client & { weddingDate: string } =>
        client.weddingDate !== null && client.weddingDate >= today,
    )
    .sort((one, other) => one.weddingDate.localeCompare(other.weddingDate))
  return { active: active.length, completed: completed.length, ahead }
}
export type WeddingAhead = ReturnType<typeof summarize>['ahead'][number]

/** 'today', 'tomorrow' or 'in 12 days'. */
export function whenInWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en-US')} days`
}

/** A greeting by the hour of the planner's own clock. */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
