import { useEffect, useState } from 'react'
import { askBeforeLeaving } from '#platform/web/router/leaving.ts'

/** Asks before a navigation while there are unsaved changes; the browser asks before closing the tab. */
export function useLeaveQuestion(unsaved: boolean) {
  const [asked, setAsked] = useState<{ answer: (stays: boolean) => void }>()

  useEffect(() => {
    if (!unsaved) return undefined
    const ask = () => new Promise<boolean>((answer) => setAsked({ answer }))
    return askBeforeLeaving(async () => {
      const stays = await ask()
      setAsked(undefined)
      return stays
    })
  }, [unsaved])

  return asked
}
