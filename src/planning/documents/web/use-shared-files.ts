import { useState } from 'react'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'

/** Whether the files that a planner adds to a wedding are for its couple too: asked once for each wedding on this device. */
export function useSharedFiles(clientId: number) {
  const name = `files-for-couple-${clientId}`
  const [chosen, setChosen] = useState(() => readDraft<boolean>(name, localStorage))
  return {
    chosen,
    choose: (shared: boolean) => {
      writeDraft(name, shared, localStorage)
      setChosen(shared)
    },
    /** As it was chosen last, also within this render. */
    now: () => readDraft<boolean>(name, localStorage) ?? true,
  }
}
