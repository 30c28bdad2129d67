import type { Page } from '@playwright/test'

type Fit = { beyond: number; cramped: string[] }

/**
 * By how many pixels a page is wider than the window, and what is cramped on one that fits: controls that are cut off,
 * short words that are broken, very narrow inputs.
 */
export function fitOf(page: Page): Promise<Fit> {
  return page.evaluate(async () => {
    // Parts that depend on the width are rendered anew after the window has changed.
    const frame = () => new Promise((shown) => requestAnimationFrame(shown))
    await frame()
    await frame()
    const longestWord = 20
    const leastToWriteIn = 160

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const isCutOff = (control: Element) => {
      const { left, right } = control.getBoundingClientRect()
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { overflowX, contentVisibility } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const edge = around.getBoundingClientRect()
        const clips = overflowX !== 'visible' || contentVisibility === 'auto'
        if (clips && (left < edge.left - 1 || right > edge.right + 1)) return true
      }
      return false
    }
    const isInPieces = (text: Text) => {
      const word = text.data.trim()
      if (word === '' || word.length > longestWord || /\s/.test(word)) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1
    }
    const textsOf = (element: Element) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    const shown = (selector: string) => Array.from(document.querySelectorAll(selector)).filter(isShown)
    const named = (what: string, elements: Element[]) => elements.map(({ outerHTML }) => `${what}: ${outerHTML}`)
    const cramped = [
      ...named('cut off', shown('a, button, input, select, textarea').filter(isCutOff)),
      ...named(
        'in pieces',
        shown('button, [role=tab]').filter((button) => textsOf(button).some(isInPieces)),
      ),
      ...named(
        'a sliver',
        shown('textarea').filter((field) => field.getBoundingClientRect().width < leastToWriteIn),
      ),
    ]
    return { beyond: document.documentElement.scrollWidth - innerWidth, cramped }
  })
}
