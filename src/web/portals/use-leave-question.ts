import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** While something is unsaved, whoever is about to leave is asked; the window asks by itself. */
export function useLeaveQuestion(unsaved: boolean) {
  const { history } = useRouter()
  const [asked, setAsked] = useState<{ answer: (stays: boolean) => void }>()

  useEffect(() => {
    if (!unsaved) return undefined
    const ask = () => new Promise<boolean>((answer) => setAsked({ answer }))
    return history.block({
      blockerFn: async () => {
        const stays = await ask()
        setAsked(undefined)
        return stays
      },
    })
  }, [unsaved, history])

  return asked
}
