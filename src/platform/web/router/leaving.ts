type Question = () => Promise<boolean>

const questions = new Set<Question>()

const askByWindow = (event: BeforeUnloadEvent) => event.preventDefault()

/** Until the returned function is called, navigation waits for the question (true stays on the page), and the browser asks before it closes the tab. */
export function askBeforeLeaving(staysAfter: Question): () => void {
  if (questions.size === 0) addEventListener('beforeunload', askByWindow)
  questions.add(staysAfter)
  return () => {
    questions.delete(staysAfter)
    if (questions.size === 0) removeEventListener('beforeunload', askByWindow)
  }
}

export const isAskedBeforeLeaving = () => questions.size > 0

export async function mayLeave(): Promise<boolean> {
  for (const staysAfter of questions) if (await staysAfter()) return false
  return true
}
