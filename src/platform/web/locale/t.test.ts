import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { text } from '#platform/contract/fields.ts'
import { loadPart, speak, speakAsPageSays, t } from '#platform/web/locale/t.ts'

afterEach(() => speak('en'))

const texts = (english: string, translation: string) => Promise.resolve({ default: { [english]: translation } })

it('what is loaded after the first texts waits for the others, also if they come at the second try', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const arrivals = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const asked = vi.fn<() => Promise<unknown>>()
  for (const { promise } of arrivals) asked.mockReturnValueOnce(promise)
  await speakAsPageSays({ '/fr.json': () => texts('Tasks', 'Tâches') }, { '/fr.json': asked })
  expect([t('Tasks'), t('Add a Task')]).toEqual(['Tâches', 'Add a Task'])
  expect(asked).not.toHaveBeenCalled()

  const first = loadPart(() => Promise.resolve('a part'))
  arrivals[0]!.reject(new Error('no network'))
  expect(await first).toBe('a part')
  expect(t('Add a Task')).toBe('Add a Task')

  const seen: string[] = []
  const parts = [1, 2].map(() => loadPart(() => Promise.resolve()).then(() => seen.push(t('Add a Task'))))
  expect(asked).toHaveBeenCalledTimes(2)
  arrivals[1]!.resolve(await texts('Add a Task', 'Ajouter une tâche'))
  await Promise.all(parts)
  expect(seen).toEqual(['Ajouter une tâche', 'Ajouter une tâche'])
})

it('the message of a schema with a number is shown in the language of the page', async () => {
  const tooLong = text(40).safeParse('x'.repeat(41)).error?.issues[0]?.message ?? ''
  expect(t(tooLong)).toBe('Please keep this under 40 characters.')
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  await speakAsPageSays({ '/de.json': () => import('#platform/languages/de.json') })
  expect(t(tooLong)).toBe('Bitte bleiben Sie unter 40 Zeichen.')
})
