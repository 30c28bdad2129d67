import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dinner, guest, hills, moors } from '#guests/guests/web/guests-for-tests.ts'
import { findEnvelopes } from '#guests/paper-replies/web/find-envelopes.ts'
import PaperRepliesDialog from '#guests/paper-replies/web/PaperRepliesDialog.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

const sorensens = {
  ...moors,
  id: 3,
  name: 'Family O’Sørensen',
  guests: [guest(31, 'Zoë', { lastName: 'O’Sørensen' }), guest(32, 'Kit', { lastName: 'O’Sørensen' })],
  seats: [],
  unnamedSeats: 0,
}
const answeredHills = { ...hills, answeredAt: '2026-11-03T12:00:00.000Z' }

beforeEach(async () => {
  cache.clear()
  await page.viewport(1400, 900)
})

const answer = (more: object = {}) =>
  answerCalls({
    'GET /api/auth/me': () => ({ user: { id: 0, memberId: null } }),
    'GET /api/clients/7/envelopes': () => [answeredHills, moors, sorensens],
    'GET /api/clients/7/parts': () => [dinner],
    'POST /api/envelopes/3/paper-reply': () => ({ batch: 5 }),
    'POST /api/envelopes/2/paper-reply': () => ({ batch: 6 }),
    'POST /api/envelopes/1/paper-reply': () => ({ batch: 7 }),
    'POST /api/history/5/undo': () => ({ batch: 8, count: 3, kept: [] }),
    ...more,
  })
const search = page.getByRole('combobox', { name: 'Name on the Card' })
const open = { attending: null, meal: null }

it('takes a reply by keys: letters, Enter, answers, Enter, and is ready for the next', async () => {
  const { bodies, count } = answer()
  await show(<PaperRepliesDialog clientId={7} onClose={() => {}} />)
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('osor{Enter}y2n{Enter}')
  await expect
    .poll(() => bodies('POST /api/envelopes/3/paper-reply'))
    .toEqual([
      {
        guests: [
          { id: 31, answers: [{ partId: 1, attending: true, meal: 'Beef', previous: open }] },
          { id: 32, answers: [{ partId: 1, attending: false, previous: open }] },
        ],
      },
    ])
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('')
  await userEvent.keyboard('abb{Enter}{Shift>}y{/Shift}{ArrowDown}Jo Day{Enter}')
  await expect
    .poll(() => bodies('POST /api/envelopes/2/paper-reply'))
    .toEqual([
      {
        guests: [
          { id: 21, answers: [{ partId: 1, attending: true, previous: open }] },
          {
            id: 22,
            firstName: 'Jo',
            lastName: 'Day',
            previous: { firstName: null, lastName: null },
            answers: [{ partId: 1, attending: true, previous: open }],
          },
        ],
      },
    ])
  await page.getByRole('button', { name: 'Undo the reply of Family O’Sørensen' }).click()
  await expect.poll(() => count('POST /api/history/5/undo')).toBe(1)
  await expect.element(page.getByText('Family O’Sørensen: undone')).toBeVisible()
})

it('says that an envelope has answered, shows both, and asks before it replaces', async () => {
  const { bodies } = answer()
  await show(<PaperRepliesDialog clientId={7} onClose={() => {}} />)
  await search.fill('hill')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Answered online on November 3: 1 comes.')).toBeVisible()
  await userEvent.keyboard('n{Enter}')
  const question = page.getByRole('alertdialog', { name: 'Replace the answer of The Hills?' })
  await expect.element(question).toMatchTextContent(/Ann Hill, Dinner: No instead of Yes/)
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  expect(bodies('POST /api/envelopes/1/paper-reply')).toEqual([])
  await page.getByRole('button', { name: 'Save Reply' }).click()
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => bodies('POST /api/envelopes/1/paper-reply')).toHaveLength(1)
})

it('gives back a reply that the server does not accept', async () => {
  const { bodies, count } = answer({
    'POST /api/envelopes/3/paper-reply': () => {
      throw new Refused(409, 'Someone else changed it.')
    },
  })
  await show(<PaperRepliesDialog clientId={7} onClose={() => {}} />)
  await search.fill('sor')
  await userEvent.keyboard('{Enter}y2n{Enter}')
  const again = page.getByRole('button', { name: 'Enter the reply of Family O’Sørensen again' })
  await again.click()
  await expect.element(page.getByRole('group', { name: 'Reply of Family O’Sørensen' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => count('POST /api/envelopes/3/paper-reply')).toBe(2)
  // Nothing waits to be sent any more.
  await expect.element(again).toBeVisible()
  const [first, second] = bodies('POST /api/envelopes/3/paper-reply')
  expect(second).toEqual(first)
})

it('goes back with Escape, and is worked by touch on a phone', async () => {
  await page.viewport(390, 800)
  const { bodies } = answer()
  await show(<PaperRepliesDialog clientId={7} onClose={() => {}} />)
  await search.fill('zoe')
  await page.getByRole('option', { name: /Sørensen/ }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
  await search.fill('zoe')
  await page.getByRole('option', { name: /Sørensen/ }).click()
  await page.getByRole('group', { name: 'Kit O’Sørensen, Dinner' }).getByRole('button', { name: 'No' }).click()
  await page.getByRole('button', { name: 'Save Reply' }).click()
  await expect.poll(() => bodies('POST /api/envelopes/3/paper-reply')).toHaveLength(1)
})

it('finds the beginnings of words, and nothing by two letters', () => {
  const all = [hills, moors, sorensens]
  const names = (typed: string) => findEnvelopes(all, typed).map(({ name }) => name)
  expect(names('bob hi')).toEqual(['The Hills'])
  expect(names('zo')).toEqual([])
  expect(names('bot')).toEqual([])
  expect(names('***')).toEqual([])
})
