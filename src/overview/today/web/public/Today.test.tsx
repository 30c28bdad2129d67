import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import { Today } from '#overview/today/web/public/Today.tsx'

it('says that it could not be loaded, and tries again', async () => {
  let fails = true
  answerCalls({
    'GET /api/today': () => {
      if (fails) throw new Refused(500, 'No')
      return []
    },
  })
  await show(<Today />)
  const list = page.getByRole('region', { name: 'Today' })
  await expect.element(list.getByText('We could not load your list for today.')).toBeVisible()
  fails = false
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list.getByText('All clear for today')).toBeVisible()
})
