import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { connection } from '#platform/web/offline/connection.ts'
import { watchConnection } from '#platform/web/offline/watch.ts'
import { useTemplate } from '#plan/templates/web/use-template.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const stored = { id: 1, name: 'Small weddings', description: null, revision: 1, rows: [] }

function Editor() {
  const { answer, saving, edit } = useTemplate(1)
  return (
    <>
      <p>{answer.data?.name}</p>
      <p role="status">{saving}</p>
      <button onClick={() => edit({ kind: 'about', name: 'Elopements' })}>Rename</button>
    </>
  )
}

it('saves what could not be saved once the server is reached again', async () => {
  const { bodies } = answerCalls({
    'GET /api/templates/1': () => stored,
    'PATCH /api/templates/1': ({ body }) => ({ ...stored, ...(body as object), revision: 2 }),
  })
  onTestFinished(watchConnection())
  onTestFinished(() => void (connection.lost = false))
  await show(<Editor />)
  await expect.element(page.getByText('Small weddings')).toBeVisible()
  connection.lost = true
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('failed')
  // The browser is online before the server has been reached.
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('status').first()).toHaveTextContent('failed')
  connection.onSign()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('saved')
  await expect.element(page.getByText('Elopements')).toBeVisible()
  expect(bodies('PATCH /api/templates/1')).toEqual([{ name: 'Elopements', description: null, revision: 1 }])
})
