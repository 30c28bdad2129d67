import { createRoot } from 'react-dom/client'
import SharedPage from '#app/web/links/SharedPage.tsx'

/** The page of a link is a program of its own, because its visitors load nothing else of Larkspur (decision 038). */
createRoot(document.getElementById('root')!).render(<SharedPage />)
