import { useEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Page } from '#platform/contract/page.ts'
import { LaterLayers } from '#app/web/shell/LaterLayers.tsx'
import { laterTexts } from '#app/web/shell/later-texts.ts'
import { loadScreen } from '#app/web/shell/screens.ts'
import { chosenLanguage } from '#platform/web/locale/chosen-language.ts'
import { onLocale } from '#platform/web/locale/here.ts'
import { speakAsPageSays, t } from '#platform/web/locale/t.ts'

const firstTexts = import.meta.glob('/src/platform/languages/*.json', { query: '?open' })

/** A public page, without router and query cache to keep the sign-in small. */
export async function startOpen({ screen, title }: Page): Promise<void> {
  const { default: Screen } = await loadScreen(screen)
  await speakAsPageSays(firstTexts, laterTexts, chosenLanguage())
  const root = createRoot(document.getElementById('root')!)
  const render = () => {
    document.title = `${t(title)} · Larkspur`
    root.render(<OpenPage Screen={Screen} />)
  }
  render()
  onLocale(render)
}

/** Focuses the first field of the page's form. */
function OpenPage({ Screen }: { Screen: ComponentType }) {
  useEffect(() => document.querySelector<HTMLElement>('form input')?.focus(), [])
  return (
    <>
      <Screen />
      <LaterLayers />
    </>
  )
}
