import { useEffect, useState } from 'react'
import type { Language } from '#platform/contract/locale/language.ts'
import { languageHere, speak } from '#platform/web/locale/t.ts'

/** The language that this page speaks: the wanted one, once its texts are loaded. What is shown is drawn anew by this as its key. */
export function useSpoken(wanted: Language | undefined): Language {
  const [spoken, setSpoken] = useState(languageHere)
  useEffect(() => {
    if (!wanted || wanted === languageHere()) return
    const onLoaded = () => {
      document.documentElement.lang = wanted
      setSpoken(wanted)
    }
    // It stays in the language that it has, if the other one cannot be loaded.
    speak(wanted).then(onLoaded, () => {})
  }, [wanted])
  return spoken
}
