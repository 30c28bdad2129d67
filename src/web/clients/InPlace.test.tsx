import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Client } from '#contract/clients.ts'
import { InPlace } from '#web/clients/InPlace.tsx'
import { useClient, useClientChange } from '#web/clients/use-client.ts'
import { answerCalls, held, Refused, show } from '#web/test-page.tsx'

const client = { id: 1, partnerOneName: 'Grace', venue: 'Barn', email: 'grace@example.com' }

function Fields() {
  const { data: shown } = useClient(1)
  const change = useClientChange(1)
  if (!shown) return null
  return (
    <ul>
      <InPlace
        clientId={1}
        label="Partner One Name"
        field="partnerOneName"
        required
        value={shown.partnerOneName}
        onSave={(partnerOneName) => change({ partnerOneName })}
      />
      <InPlace clientId={1} label="Venue" field="venue" value={shown.venue} onSave={(venue) => change({ venue })} />
    </ul>
  )
}

function couple(answer: (stored: Client, body: object) => unknown) {
  const stored = { ...client } as Client
  return answerCalls({
    'GET /api/clients/1': () => ({ ...stored }),
    'PATCH /api/clients/1': ({ body }) => answer(stored, body as object),
  })
}

const edit = (label: string) => page.getByRole('button', { name: `Edit ${label}` })
const name = page.getByRole('textbox')

it('shows a new value at once, and returns the focus', async () => {
  const answer = held<void>()
  const { bodies } = couple((stored, body) => answer.answer.then(() => Object.assign(stored, body)))
  await show(<Fields />)
  await edit('Partner One Name').click()
  await expect.element(name).toHaveFocus()
  await name.fill('Gracie')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Gracie')).toBeVisible()
  await expect.element(edit('Partner One Name')).toHaveFocus()
  answer.resolve()
  await expect.poll(() => bodies('PATCH /api/clients/1')).toEqual([{ partnerOneName: 'Gracie' }])
})

it('validates a value before it is sent, and discards it on Escape', async () => {
  const { count } = couple(() => ({}))
  await show(<Fields />)
  await edit('Partner One Name').click()
  await name.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Grace')).toBeVisible()
  expect(count('PATCH /api/clients/1')).toBe(0)
})

it('opens the editor again with a refused value, and keeps another value that was saved', async () => {
  const refusal = held<never>()
  couple((stored, body) => ('venue' in body ? Object.assign(stored, body) : refusal.answer))
  await show(<Fields />)
  await edit('Partner One Name').click()
  await name.fill('Gracie')
  await userEvent.keyboard('{Enter}')
  await edit('Venue').click()
  await name.fill('Lake House')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Lake House')).toBeVisible()
  refusal.reject(new Refused(500, ''))
  await expect.element(page.getByText('Failed to update client')).toBeVisible()
  await expect.element(name).toHaveValue('Gracie')
  await expect.element(page.getByText('Lake House')).toBeVisible()
})

it('saves a value that was not saved for want of a network when that is asked for again', async () => {
  let isLost = true
  const { bodies } = couple((stored, body) => {
    if (isLost) throw new Error('no network')
    return Object.assign(stored, body)
  })
  await show(<Fields />)
  await edit('Partner One Name').click()
  await name.fill('Gracie')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Failed to update client')).toBeVisible()
  await expect.element(name).toHaveValue('Gracie')
  isLost = false
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Gracie')).toBeVisible()
  expect(bodies('PATCH /api/clients/1')).toEqual([{ partnerOneName: 'Gracie' }, { partnerOneName: 'Gracie' }])
})
