import { useEffect } from 'react'
import { useOutboxState } from '#platform/web/outbox/use-outbox-state.ts'
import { forgetRefused } from '#platform/web/outbox/waiting.ts'

type Props = { route: string; clientId: number; giveBack: (input: never) => void }

/** Gives back what was typed for a wedding, if the server did not accept it later; a toast says why. */
export default function Returned({ route, clientId, giveBack }: Props) {
  const { refused } = useOutboxState()
  useEffect(() => {
    const returned = refused.filter(
      (entry) => entry.route === route && (entry.input as { params: { id: number } }).params.id === clientId,
    )
    if (returned.length === 0) return
    for (const { input } of returned) giveBack(input as never)
    void forgetRefused(returned.map(({ id }) => id))
  }, [refused, route, clientId, giveBack])
  return null
}
