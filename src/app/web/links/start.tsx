import { createRoot } from 'react-dom/client'
import SharedPage from '#app/web/links/SharedPage.tsx'
import { speakAsPageSays } from '#platform/web/locale/t.ts'

const texts = import.meta.glob('/src/platform/languages/*.json', { query: '?all' })

/** The page of a link is a program of its own, because its visitors load nothing else of Larkspur (decision 038). */
async function start(): Promise<void> {
  await speakAsPageSays(texts)
  createRoot(document.getElementById('root')!).render(<SharedPage />)
}
void start()
