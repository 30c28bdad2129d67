import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#app/web/shell/routes.ts'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import { GuestList } from '#guests/guests/web/GuestList.tsx'
import { couple, dinner, envelope, guest, hills, moors } from '#guests/guests/web/guests-for-tests.ts'
import { noFilters } from '#guests/guests/web/rows.ts'
import GuestsSection from '#guests/guests/web/public/GuestsSection.tsx'
import { cache, useAnswer } from '#platform/web/calls/api.ts'
import { Router } from '#platform/web/router/Router.tsx'
import { startRouter } from '#platform/web/router/router.ts'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { answerCalls, held, show } from '#test/web/test-page.tsx'

const before = location.href
beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('userSession', JSON.stringify({ id: 9 }))
  await visit()
  await page.viewport(1400, 900)
})

afterEach(() => history.replaceState(null, '', before))

async function visit(search = '') {
  history.replaceState(null, '', `/clients/7${search}`)
  await startRouter(routes)
}

const undone: number[] = []
function Listed(more: object) {
  const { filters, choose } = useFiltersInAddress(noFilters)
  return (
    <GuestList
      clientId={7}
      couple={couple}
      isPlanner
      may="edit"
      envelopes={[hills, moors]}
      parts={[dinner]}
      filters={filters}
      onFilter={choose}
      undo={(batch) => undone.push(batch)}
      {...more}
    />
  )
}
const list = (more: object = {}) => (
  <Router>
    <Listed {...more} />
  </Router>
)
function Fetched() {
  const { data } = useAnswer(guestCalls.list, { params: { id: 7 } }, { as: 'planner' })
  return data && list({ envelopes: data })
}
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })

it('is worked by keyboard: moves, types, chooses by letter, and sends what was seen', async () => {
  const { bodies } = answerCalls({
    'PATCH /api/guests/11': () => hills,
    'PATCH /api/guests/12': () => hills,
    'PATCH /api/envelopes/1': () => hills,
  })
  await show(list())
  await cell('Ann').click()
  await userEvent.keyboard('Anna{Enter}')
  await expect
    .poll(() => bodies('PATCH /api/guests/11'))
    .toEqual([{ firstName: 'Anna', previous: { firstName: 'Ann' } }])
  await expect.element(cell('Bób')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}y')
  await expect
    .poll(() => bodies('PATCH /api/guests/12'))
    .toEqual([{ answers: [{ partId: 1, attending: true, previous: { attending: false, meal: null } }] }])
  await userEvent.keyboard('{ArrowUp}{Home}{F2}{Control>}a{/Control}Hill Family{Tab}')
  await expect
    .poll(() => bodies('PATCH /api/envelopes/1'))
    .toEqual([{ name: 'Hill Family', previous: { name: 'The Hills' } }])
  await userEvent.keyboard('xyz{Escape}')
  expect(bodies('PATCH /api/guests/11')).toHaveLength(1)
})

it('sends an answer and then the meal, although both are entered at once', async () => {
  const answer = held<object>()
  const { bodies } = answerCalls({
    'GET /api/clients/7/envelopes': () => [hills],
    'PATCH /api/guests/12': () => answer.answer,
  })
  await show(<Fetched />)
  await page.getByRole('row', { name: /Bób/ }).getByRole('gridcell', { name: 'No', exact: true }).click()
  await userEvent.keyboard('y{ArrowRight}f')
  await expect.element(page.getByRole('row', { name: /Bób/ })).toMatchTextContent(/Yes.*Fish/)
  expect(bodies('PATCH /api/guests/12')).toHaveLength(1)
  answer.resolve({})
  await expect
    .poll(() => bodies('PATCH /api/guests/12'))
    .toEqual([
      { answers: [{ partId: 1, attending: true, previous: { attending: false, meal: null } }] },
      { answers: [{ partId: 1, meal: 'Fish', previous: { attending: true, meal: null } }] },
    ])
})

it('opens the form of an envelope from its row, also by keyboard', async () => {
  answerCalls({})
  await show(list())
  const form = page.getByRole('dialog', { name: 'The Hills' })
  await page.getByRole('button', { name: 'Edit “The Hills”' }).click()
  await expect.element(form).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await cell('Bób').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(form).toBeVisible()
})

it('changes and removes several at once, with an undo', async () => {
  const { bodies } = answerCalls({
    'POST /api/clients/7/guests/change': () => ({ batch: 5, changed: 2 }),
    'POST /api/clients/7/guests/remove': () => ({ batch: 6, changed: 1 }),
  })
  await show(list())
  await page.getByRole('checkbox', { name: 'Select Ann Hill' }).click()
  await page.getByRole('checkbox', { name: 'Select Bób Hill' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected guests' })
  await bar.getByRole('button', { name: 'Answer' }).click()
  await page.getByRole('menuitem', { name: 'Dinner: Not Invited' }).click()
  await expect
    .poll(() => bodies('POST /api/clients/7/guests/change'))
    .toEqual([{ guestIds: [11, 12], answers: [{ partId: 1, invited: false }] }])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undone).toEqual([5])
  await page.getByRole('checkbox', { name: 'Select Cleo Abbot' }).click()
  await bar.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove 1 Guest' })
  expect(bodies('POST /api/clients/7/guests/remove')).toEqual([])
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => bodies('POST /api/clients/7/guests/remove')).toEqual([{ guestIds: [21] }])
})

it('keeps what is typed on its guest when the rows move', async () => {
  const { bodies } = answerCalls({ 'PATCH /api/guests/11': () => hills })
  const { rerender } = await show(list())
  await cell('Ann').click()
  await userEvent.keyboard('Jo')
  const first = envelope(3, 'Aaron', { guests: [guest(31, 'Aaron', { lastName: 'Aaron' })] })
  await rerender(<QueryClientProvider client={cache}>{list({ envelopes: [first, hills, moors] })}</QueryClientProvider>)
  await userEvent.keyboard('an{Enter}')
  await expect
    .poll(() => bodies('PATCH /api/guests/11'))
    .toEqual([{ firstName: 'Joan', previous: { firstName: 'Ann' } }])
  await expect.element(cell('Bób')).toHaveFocus()
})

it('lets arrows walk through the choices of a cell, and saves the one that is left', async () => {
  const { bodies } = answerCalls({ 'PATCH /api/guests/12': () => hills })
  await show(list())
  await page.getByRole('row', { name: /Bób/ }).getByRole('gridcell', { name: 'No', exact: true }).click()
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('combobox', { name: 'Dinner, Bób Hill' })).toBeVisible()
  expect(bodies('PATCH /api/guests/12')).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => bodies('PATCH /api/guests/12')).toHaveLength(1)
})

it('changes only what is in sight of what is chosen', async () => {
  answerCalls({})
  await show(list())
  await page.getByRole('checkbox', { name: 'Select all guests' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected guests' })
  await expect.element(bar).toMatchTextContent(/4 selected/)
  await page.getByLabelText('Search Guests').fill('vegan')
  await expect.element(bar).toMatchTextContent(/1 selected/)
})

it('lets the planner accept what the couple suggests, which does not count before', async () => {
  const { bodies } = answerCalls({ 'PATCH /api/envelopes/2': () => moors })
  await show(list({ envelopes: [hills, { ...moors, isProposed: true }] }))
  await expect.element(page.getByText(/^2 guests in 1 envelope/)).toBeVisible()
  await page.getByRole('button', { name: 'Accept Cleo Abbot' }).click()
  await expect.poll(() => bodies('PATCH /api/envelopes/2')).toEqual([{ isProposed: false }])
})

it('closes the form of an envelope that somebody else deletes', async () => {
  await page.viewport(390, 800)
  answerCalls({})
  const { rerender } = await show(list())
  await page.getByRole('button', { name: /^The Hills/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'The Hills' })).toBeVisible()
  await rerender(<QueryClientProvider client={cache}>{list({ envelopes: [moors] })}</QueryClientProvider>)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('counts what the filters leave, and says when nothing is left', async () => {
  answerCalls({})
  await show(list())
  await expect.element(page.getByText(/^4 guests in 2 envelopes/)).toBeVisible()
  await page.getByLabelText('Search Guests').fill('ann')
  await expect.element(page.getByText(/^1 guest in 1 envelope/)).toBeVisible()
  await page.getByLabelText('Search Guests').fill('nobody')
  await expect.element(page.getByText('No guests match these filters.')).toBeVisible()
})

it('keeps its filters in the address', async () => {
  answerCalls({})
  await visit('?tab=guests&list=A&missing=contact')
  await show(list({ envelopes: [hills, moors, envelope(3, 'Dan Day', { guests: [guest(31, 'Dan')] })] }))
  await expect.element(page.getByText(/^1 guest in 1 envelope/)).toBeVisible()
  await expect.element(cell('Dan')).toBeVisible()
  await page.getByLabelText('Missing').selectOptions('')
  await expect.poll(() => location.search).toBe('?tab=guests&list=A')
  await expect.element(cell('Ann')).toBeVisible()
})

it('shows the columns that are chosen, also after a reload', async () => {
  answerCalls({})
  const shown = await show(list())
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Side' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Side' })).toBeVisible()
  await shown.unmount()
  await show(list())
  await expect.element(page.getByRole('columnheader', { name: 'Side' })).toBeVisible()
})

it('draws only the rows in view of 800', async () => {
  answerCalls({})
  const many = Array.from({ length: 800 }, (_, index) =>
    envelope(index + 100, `Envelope ${index}`, { guests: [guest(index + 1000, `Guest ${index}`)] }),
  )
  await show(list({ envelopes: many }))
  await expect.element(page.getByText(/^800 guests in 800 envelopes/)).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
  await cell('Guest 0').click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(page.getByRole('row', { name: /Guest 99\b/ })).toBeVisible()
})

it.each([
  ['edit', 'Import', /^Add the first envelope: .* Or import a list that you have\.$/],
  ['propose', undefined, /^Add the first envelope: a family, a couple, or one person\.$/],
  ['read', undefined, 'They are shown here as soon as your planner adds them.'],
])('says who adds the first guests to an empty list where the couple may %s', async (may, children, text) => {
  await show(list({ may, isPlanner: false, envelopes: [], undo: undefined, children }))
  await expect.element(page.getByText(text)).toBeVisible()
})

it('lets a couple that only reads change nothing', async () => {
  answerCalls({})
  await show(list({ may: 'read', isPlanner: false, undo: undefined }))
  await cell('Ann').click()
  await userEvent.keyboard('A{Enter}')
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add Envelope' })).not.toBeInTheDocument()
})

it('shows the whole text of each filter on a phone', async () => {
  await page.viewport(390, 800)
  await show(list({ parts: [{ ...dinner, name: 'Dinner under the old chestnuts' }] }))
  const filters = page.getByRole('combobox')
  await expect.element(filters.first()).toBeVisible()
  for (const filter of filters.elements().filter((one) => one.checkVisibility())) {
    const whole = filter.cloneNode(true) as HTMLElement
    whole.style.width = 'max-content'
    document.body.append(whole)
    expect(filter.clientWidth).toBeGreaterThanOrEqual(whole.clientWidth)
    whole.remove()
  }
})

const copied = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const pasteCall = 'POST /api/clients/7/guests/paste'

it('writes pasted cells from the focused one on in one call, with one undo', async () => {
  const { bodies } = answerCalls({ [pasteCall]: () => ({ batch: 9, changed: 2 }) })
  await show(list())
  await cell('Ann').click()
  copied('Anna\tHill\tnein\t\r\nBo\tHill\toui\tFISH\r\n')
  const previous = { attending: false, meal: null }
  await expect
    .poll(() => bodies(pasteCall))
    .toEqual([
      {
        envelopes: [],
        guests: [
          {
            id: 11,
            firstName: 'Anna',
            answers: [{ partId: 1, attending: false, previous: { attending: true, meal: null } }],
            previous: { firstName: 'Ann' },
          },
          {
            id: 12,
            firstName: 'Bo',
            answers: [{ partId: 1, attending: true, meal: 'Fish', previous }],
            previous: { firstName: 'Bób' },
          },
        ],
        added: [],
      },
    ])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undone.at(-1)).toBe(9)
})

it('asks before pasted rows beyond the end become envelopes', async () => {
  const { bodies } = answerCalls({ [pasteCall]: () => ({ batch: 9, changed: 2 }) })
  await show(list({ envelopes: [hills] }))
  await page.getByRole('row', { name: /Bób/ }).getByRole('gridcell').nth(1).click()
  copied('\tBób\tHill\nThe Days\tDan\tDay\t✓\nThe Days\tEve\tDay\n\tFay\t"Mc ""N"""\n')
  const question = page.getByRole('alertdialog', { name: 'Add 2 Envelopes?' })
  await expect.element(question).toBeVisible()
  expect(bodies(pasteCall)).toEqual([])
  await question.getByRole('button', { name: 'Paste and Add' }).click()
  const dan = { firstName: 'Dan', lastName: 'Day', answers: [{ partId: 1, attending: true }] }
  await expect
    .poll(() => bodies(pasteCall))
    .toEqual([
      {
        envelopes: [],
        guests: [],
        added: [
          { name: 'The Days', guests: [dan, { firstName: 'Eve', lastName: 'Day' }] },
          { guests: [{ firstName: 'Fay', lastName: 'Mc "N"' }] },
        ],
      },
    ])
})

it('names the pasted cells that cannot be read, and writes nothing', async () => {
  const { bodies } = answerCalls({})
  await show(list())
  await cell('Ann').click()
  copied('Anna\tHill\tperhaps so\nBo\tHill\tyes\tPizza')
  const dialog = page.getByRole('dialog', { name: 'Nothing Was Pasted' })
  await expect.element(dialog).toMatchTextContent(/Row 1, Dinner: “perhaps so”/)
  await expect.element(dialog).toMatchTextContent(/Row 2, Meal: Dinner: “Pizza”/)
  expect(bodies(pasteCall)).toEqual([])
})

it('is filtered in the portal too, which has no router', async () => {
  answerCalls({
    'GET /api/clients/7/parts': () => [dinner],
    'GET /api/clients/7/guest-list': () => ({ coupleMay: 'edit' }),
  })
  await show(<GuestsSection clientId={7} couple={couple} envelopes={[hills, moors]} isOwn />)
  await expect.element(cell('Ann')).toBeVisible()
  await page.getByRole('searchbox').fill('no such guest')
  await expect.element(page.getByText('No guests found')).toBeVisible()
})

it('lets a couple that may edit bring a list, and undo what it has pasted', async () => {
  const mays = { coupleMay: 'edit' }
  const { bodies } = answerCalls({
    'GET /api/clients/7/parts': () => [dinner],
    'GET /api/clients/7/guest-list': () => mays,
    [pasteCall]: () => ({ batch: 9, changed: 1 }),
    'POST /api/clients/7/guests/undo': () => ({ count: 0, kept: ['Ann Hill', 'The Moors'] }),
  })
  const Import = ({ undo }: { undo: unknown }) => <p>{undo ? 'A list with an undo' : 'A list'}</p>
  const section = (isOwn: boolean) => (
    <GuestsSection clientId={7} couple={couple} envelopes={[hills, moors]} isOwn={isOwn} Import={Import} />
  )
  const { unmount } = await show(section(true))
  await expect.element(page.getByText('A list with an undo')).toBeVisible()
  await cell('Ann').click()
  copied('Anna')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('2 were changed again since, and stayed: “Ann Hill”, “The Moors”')).toBeVisible()
  expect(bodies('POST /api/clients/7/guests/undo')).toEqual([{ batch: 9 }])
  await unmount()
  const planners = await show(section(false))
  await expect.element(page.getByText('A list', { exact: true })).toBeVisible()
  await planners.unmount()
  for (const coupleMay of ['propose', 'read']) {
    cache.clear()
    mays.coupleMay = coupleMay
    const { unmount: leave } = await show(section(true))
    await expect.element(page.getByRole('gridcell', { name: 'Ann' }).first()).toBeVisible()
    await expect.element(page.getByText(/A list/)).not.toBeInTheDocument()
    await leave()
  }
})

it('asks whose side a pasted word means', async () => {
  const { bodies } = answerCalls({ [pasteCall]: () => ({ batch: 9, changed: 1 }) })
  await show(list())
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Side' }).click()
  await cell(couple.partnerOneName).first().click()
  copied('Bride')
  const dialog = page.getByRole('dialog', { name: 'Whose Guests Are They?' })
  await expect.element(dialog.getByRole('button', { name: 'Paste' })).toBeDisabled()
  await dialog.getByLabelText('Side “Bride” means').selectOptions(couple.partnerTwoName)
  await dialog.getByRole('button', { name: 'Paste' }).click()
  await expect.poll(() => bodies(pasteCall)).toMatchObject([{ envelopes: [{ id: hills.id, side: 'two' }], added: [] }])
  await expect.element(dialog).not.toBeInTheDocument()
})
