import type { BrowserContext } from '@playwright/test'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import pseudolocale from 'pseudolocale'
import { numbersOf, textsOfWeb } from '../scripts/messages.ts'

/** Accented, and a third longer than English. */
const accented = (text: string) =>
  text.trim() === '' ? text : pseudolocale(text, { prepend: '', append: '', extend: 0.3 })

/** Lets a browser get a language that does not exist in place of the French texts. */
export async function inPseudo(context: BrowserContext): Promise<void> {
  const numbers = numbersOf(textsOfWeb())
  const texts = [...numbers].flatMap(([english, number]) => {
    const text = compileMessage(english, accented)
    return [
      [number, text],
      [english, text],
    ]
  })
  const body = `export default ${JSON.stringify(Object.fromEntries(texts))}`
  await context.route(/\/assets\/(?:link-)?fr-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}
