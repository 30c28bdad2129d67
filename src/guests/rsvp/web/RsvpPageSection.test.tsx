import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { EnvelopeReplies } from '#guests/rsvp/web/public/EnvelopeReplies.tsx'
import RsvpPageSection from '#guests/rsvp/web/public/RsvpPageSection.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => sessionStorage.clear())

const bus = {
  id: 1,
  clientId: 7,
  text: 'Which bus?',
  kind: 'choice',
  options: ['At six', 'At eight'],
  isRequired: true,
}
const song = { id: 2, clientId: 7, text: 'Which song?', kind: 'song', options: [], isRequired: false }
const words = { dressCode: 'Black tie', directions: null, lodging: null }

const answers = (coupleMay = 'edit', more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'GET /api/clients/7/rsvp-page': () => ({ ...words, questions: [bus, song] }),
    'GET /api/clients/7/guest-list': () => ({ coupleMay }),
    'GET /api/clients/7/envelopes': () => [],
    'GET /api/clients/7/rsvp-replies': () => [
      { envelopeId: 1, questionId: 1, reply: 'At six' },
      { envelopeId: 2, questionId: 1, reply: 'At six' },
      { envelopeId: 2, questionId: 2, reply: 'Hey Ya!' },
    ],
    ...more,
  })

it('shows what was replied, and adds, moves and deletes questions', async () => {
  const { bodies } = answers('edit', {
    'POST /api/clients/7/rsvp-questions': () => ({ ...song, id: 3 }),
    'POST /api/clients/7/rsvp-questions/order': () => [song, bus],
    'DELETE /api/rsvp-questions/1': () => undefined,
  })
  await show(<RsvpPageSection clientId={7} isPlanner />)
  const counts = page.getByRole('definition')
  await expect.element(counts.filter({ hasText: /^2$/ })).toBeVisible()
  await expect.element(page.getByText('Hey Ya!')).toBeVisible()
  await page.getByRole('button', { name: 'Move “Which bus?” Down' }).click()
  await expect.poll(() => bodies('POST /api/clients/7/rsvp-questions/order')).toEqual([{ ids: [2, 1] }])
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByLabelText('Question', { exact: true }).fill('Vegan?')
  await page.getByLabelText('Kind of Answer').selectOptions('Yes or no')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => bodies('POST /api/clients/7/rsvp-questions'))
    .toEqual([{ text: 'Vegan?', kind: 'yes-no', options: [], isRequired: false }])
  await page.getByRole('button', { name: 'Delete “Which bus?”' }).click()
  await expect.element(page.getByText('What guests have answered to it is deleted too.')).toBeVisible()
})

it('sends what was seen of the words, and nothing else', async () => {
  const { bodies } = answers('edit', { 'PATCH /api/clients/7/rsvp-page': () => words })
  await show(<RsvpPageSection clientId={7} isPlanner />)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('Dress Code').fill('Pink')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => bodies('PATCH /api/clients/7/rsvp-page'))
    .toEqual([{ dressCode: 'Pink', previous: { dressCode: 'Black tie' } }])
  // What is read again then would otherwise be cut off with this page.
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

it('is only read by a couple that may not edit its list', async () => {
  answers('read')
  await show(<RsvpPageSection clientId={7} isPlanner={false} />)
  await expect.element(page.getByText('Hey Ya!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add Question' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument()
})

it('shows beside an envelope what it has replied', async () => {
  answers()
  await show(<EnvelopeReplies clientId={7} envelopeId={2} />)
  await expect.element(page.getByText('At six')).toBeVisible()
  await expect.element(page.getByText('Hey Ya!')).toBeVisible()
})
