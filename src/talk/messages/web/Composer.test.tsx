import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Composer } from '#talk/messages/web/Composer.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const field = page.getByRole('textbox', { name: 'Message to Grace' })
const send = page.getByRole('button', { name: 'Send', exact: true })

/** What a closed tab takes with it. */
const closeTab = () => sessionStorage.clear()

it.each(['planner', 'client'] as const)('keeps what a %s has typed when the tab is closed', async (own) => {
  answerCalls({})
  const first = await show(<Composer clientId={1} names="Grace" own={own} />)
  await field.fill('Could we bring the dog?')
  await first.unmount()
  closeTab()
  await show(<Composer clientId={1} names="Grace" own={own} />)
  await expect.element(field).toHaveValue('Could we bring the dog?')
})

it('shows what is typed in another tab', async () => {
  answerCalls({})
  await show(<Composer clientId={1} names="Grace" own="client" />)
  await field.fill('Hello')
  const [key] = Object.keys(localStorage)
  localStorage.setItem(key!, JSON.stringify('Hello from the other tab'))
  dispatchEvent(new StorageEvent('storage', { key: key! }))
  await expect.element(field).toHaveValue('Hello from the other tab')
})

it('sends a message whose answer is lost again with the same key', async () => {
  const { sent } = answerCalls({
    'POST /api/clients/1/messages': () => {
      throw new Error('The connection broke.')
    },
  })
  await show(<Composer clientId={1} names="Grace" own="planner" />)
  const keys = () => sent.filter(({ route }) => route.startsWith('POST')).map(({ key }) => key)
  for (const count of [1, 2]) {
    if (count === 1) await field.fill('See you at ten.')
    await send.click()
    await expect.poll(keys).toHaveLength(count)
    await expect.element(field).toHaveValue('See you at ten.')
  }
  expect(new Set(keys()).size).toBe(1)
})
