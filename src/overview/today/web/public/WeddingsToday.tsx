import { lazy } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#overview/today/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const WeddingCard = lazy(() => import('#overview/today/web/WeddingCard.tsx'))

/** The weddings of today, whose cards are loaded on such days only. */
export function WeddingsToday() {
  const { data = [] } = useAnswer(calls.readWeddings, { query: { today: dayHere() } })
  return data.map((wedding) => (
    <Later key={`${wedding.clientId} ${wedding.dayId}`}>
      <WeddingCard wedding={wedding} />
    </Later>
  ))
}
