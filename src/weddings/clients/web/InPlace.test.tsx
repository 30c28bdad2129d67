import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import { InPlace } from '#weddings/clients/web/InPlace.tsx'
import { useClient, useClientChange } from '#weddings/clients/web/use-client.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'

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
        onSave={(partnerOneName, seen) => change({ partnerOneName }, { partnerOneName: seen! })}
      />
      <InPlace
        clientId={1}
        label="Venue"
        field="venue"
        value={shown.venue}
        onSave={(venue, seen) => change({ venue }, { venue: seen })}
      />
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
  await expect
    .poll(() => bodies('PATCH /api/clients/1'))
    .toEqual([{ partnerOneName: 'Gracie', previous: { partnerOneName: 'Grace' } }])
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
  const sent = { partnerOneName: 'Gracie', previous: { partnerOneName: 'Grace' } }
  expect(bodies('PATCH /api/clients/1')).toEqual([sent, sent])
})

/** A couple whose venue somebody else has changed. */
function changedMeanwhile() {
  return couple((stored, body) => {
    const { venue, previous } = body as { venue: string; previous: { venue: string } }
    if (previous.venue === 'Barn') {
      stored.venue = 'Fern Hill'
      throw new Refused(409, 'Someone else changed “Grace” in the meantime.', [], { venue: 'Fern Hill' })
    }
    return Object.assign(stored, { venue })
  })
}

async function writeVenue() {
  await expect.element(page.getByText('Barn', { exact: true })).toBeVisible()
  await edit('Venue').click()
  await name.fill('Mill')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText(/Venue: “Mill” has not been saved. In the meantime, someone else entered “Fern Hill”./))
    .toBeVisible()
}

it('shows both values if somebody else has written one meanwhile, and saves the own one if it is chosen', async () => {
  const { bodies } = changedMeanwhile()
  await show(<Fields />)
  await writeVenue()
  await page.getByRole('button', { name: 'Use Mine' }).click()
  await expect.element(page.getByText('Mill', { exact: true })).toBeVisible()
  await expect
    .poll(() => bodies('PATCH /api/clients/1'))
    .toEqual([
      { venue: 'Mill', previous: { venue: 'Barn' } },
      { venue: 'Mill', previous: { venue: 'Fern Hill' } },
    ])
  // What is still read would be shown in the next test.
  await expect.poll(() => cache.isFetching()).toBe(0)
})

it('shows both values if somebody else has written one meanwhile, and keeps theirs if it is chosen', async () => {
  const { count } = changedMeanwhile()
  await show(<Fields />)
  await writeVenue()
  await page.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.element(page.getByText('Fern Hill', { exact: true })).toBeVisible()
  expect(count('PATCH /api/clients/1')).toBe(1)
})
