import { createRoot } from 'react-dom/client'
import SharedPage from '#app/web/links/SharedPage.tsx'
import { chosenLanguage } from '#platform/web/locale/chosen-language.ts'
import { onLocale } from '#platform/web/locale/here.ts'
import { speakAsPageSays } from '#platform/web/locale/t.ts'

const texts = import.meta.glob('/src/platform/languages/*.json', { query: '?all' })

/** The page of a link is a program of its own, because its visitors load nothing else of Larkspur (decision 038). */
async function start(): Promise<void> {
  await speakAsPageSays(texts, {}, chosenLanguage())
  const root = createRoot(document.getElementById('root')!)
  const render = () => root.render(<SharedPage />)
  render()
  onLocale(render)
}
void start()
