import { createRoot } from 'react-dom/client'
import SharedPage from '#app/web/links/SharedPage.tsx'
import { speakAsPageSays } from '#platform/web/locale/t.ts'

/** The page of a link is a program of its own, because its visitors load nothing else of Larkspur (decision 038). */
async function start(): Promise<void> {
  await speakAsPageSays()
  createRoot(document.getElementById('root')!).render(<SharedPage />)
}
void start()
