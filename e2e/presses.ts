import { test, type BrowserContext } from '@playwright/test'

/**
 * Counts what a hand does: each click or tap (also the one into a field), each key that is not typed text, each chosen
 * file, and two for a choice from a list of options, which is opened first. Typing a text is not counted.
 */
export async function countPresses(...contexts: BrowserContext[]) {
  let presses = 0
  const chapters: { chapter: string; presses: number; limit: number }[] = []
  for (const context of contexts) {
    await context.exposeFunction('pressed', (count: number) => void (presses += count))
    await context.addInitScript(listen)
  }
  /** Tells a part of the story, and counts its presses. */
  const chapter = async (name: string, limit: number, tell: () => Promise<void>) => {
    presses = 0
    await test.step(name, tell)
    chapters.push({ chapter: name, presses, limit })
  }
  return { chapter, chapters }
}

/** Runs in each document. */
function listen() {
  const { pressed } = window as unknown as { pressed: (count: number) => void }
  const isField = (target: EventTarget | null) =>
    target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio], [type=button])')
  addEventListener('pointerdown', () => pressed(1), true)
  addEventListener(
    'keydown',
    ({ key, target, repeat }) => {
      const isTyped = isField(target) && key.length === 1
      if (!isTyped && !repeat && !['Shift', 'Control', 'Alt', 'Meta'].includes(key)) pressed(1)
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) pressed(2)
      if (target instanceof HTMLInputElement && target.type === 'file') pressed(1)
    },
    true,
  )
}
