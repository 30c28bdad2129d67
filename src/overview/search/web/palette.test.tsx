import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { cache } from '#platform/web/calls/api.ts'
import { SearchBox } from '#overview/search/web/public/SearchBox.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import { dateInLine } from '#platform/web/ui/controls/relative-date.ts'

const emma = { id: 1, partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: '2031-06-14', status: 'planning' }
const otherEmma = { id: 2, partnerOneName: 'Emma', partnerTwoName: 'Liam', weddingDate: null, status: 'inquiry' }
const template = { id: 7, name: 'Full planning' }
const reads = {
  'GET /api/clients': () => [emma, otherEmma],
  'GET /api/search': () => [],
  'GET /api/templates': () => [template],
}

const field = page.getByRole('combobox', { name: 'Search' })
const dialog = page.getByRole('dialog', { name: 'Search and commands' })
const option = (name: string | RegExp) => dialog.getByRole('option', { name })
const open = () => userEvent.keyboard('{Control>}k{/Control}')
const typed = dialog.getByRole('combobox', { name: 'Search' })
/** In the panel below the search box. */
const inPanel = (name: string | RegExp) => page.getByRole('option', { name })

beforeEach(() => {
  cache.clear()
  localStorage.clear()
  localStorage.setItem('userSession', JSON.stringify({ id: 9 }))
})

async function shown(answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ ...reads, ...answers })
  await show(<SearchBox />)
  return calls
}

it('opens with the shortcut, names the active option, and returns the focus', async () => {
  localStorage.setItem('private planner 9 recent-couples', '2 1')
  await shown()
  await open()
  await expect.element(dialog).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(option(/Emma & Liam/)).toHaveAttribute('aria-selected', 'true')
  const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant')!)?.textContent
  expect(active()).toContain('Emma & Liam')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toContain('Emma & James')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.poll(active).toBe('Notifications')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

it('leaves the typed words alone when it opens again before the focus has returned', async () => {
  await shown()
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '* { animation: none !important }'
  onTestFinished(() => still.remove())
  await open()
  await expect.element(dialog.getByRole('combobox')).toHaveFocus()
  // React renders in microtasks; the dialog returns the focus in a later task.
  const press = async (key: string, ctrlKey = false) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
    for (let microtask = 0; microtask < 20; microtask++) await Promise.resolve()
  }
  await press('Escape')
  await press('k', true)
  const input = document.activeElement as HTMLInputElement
  document.execCommand('insertText', false, 'n')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['n', 1, 1])
  await expect.element(dialog).toContainElement(input)
})

it('shows a panel from two characters on, not at a click, and without commands', async () => {
  const { count } = await shown({ 'GET /api/search': () => [{ type: 'task', id: 5, title: 'New flowers' }] })
  await field.click()
  await field.fill('n')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(count('GET /api/search')).toBe(0)
  await field.fill('new')
  await expect.element(inPanel(/New flowers/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveFocus()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(inPanel(/New flowers/)).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('new')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(inPanel(/New flowers/)).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 500 } })
  await expect.element(inPanel(/New flowers/)).not.toBeInTheDocument()
})

it('leads from the panel to the commands with the same words', async () => {
  await shown()
  await field.fill('settings')
  await page.getByRole('button', { name: 'Pages and commands' }).click()
  await expect.element(typed).toHaveValue('settings')
  await expect.element(typed).toHaveFocus()
  await expect.element(option('Settings')).toBeVisible()
})

it('lists commands after what was found', async () => {
  await shown({ 'GET /api/search': () => [{ type: 'task', id: 5, title: 'New client gift' }] })
  await open()
  await typed.fill('new client')
  await expect.element(option('New Client')).toBeVisible()
  const groups = () =>
    dialog
      .getByRole('group')
      .elements()
      .map((group) => group.getAttribute('aria-label'))
  expect(groups()).toEqual(['Found', 'Go to'])
  await typed.fill('task Call the florist')
  await expect.element(option(/^task New client gift/)).toHaveAttribute('aria-selected', 'true')
  expect(groups()).toEqual(['Found', 'New task'])
})

it('says that nothing was found', async () => {
  await shown()
  await field.fill('nobody')
  await expect.element(page.getByText('No results found for "nobody"')).toBeVisible()
  await expect.element(page.getByText('Try different keywords')).toBeVisible()
})

it('finds a plan template by its name', async () => {
  await shown()
  await open()
  await dialog.getByRole('combobox').fill('full pl')
  await expect.element(option('Full planning')).toBeVisible()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 result')
})

it('lists a couple once, whether the browser or the server finds it', async () => {
  const found = { type: 'client', title: 'Emma & James', category: null, status: 'planning' }
  await shown({
    'GET /api/search': () => [
      { ...found, id: 1 },
      { ...found, id: 3, title: 'Zoë' },
    ],
  })
  await field.fill('james')
  await expect.element(inPanel(/Zoë/)).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(2)
})

it('tells results of one title apart by their day and couple', async () => {
  const tasting = { type: 'event', title: 'Cake tasting', category: 'tasting', status: null, date: '2027-05-01' }
  await shown({
    'GET /api/search': () => [
      { ...tasting, id: 1, clientName: 'Emma & James' },
      { ...tasting, id: 2, clientName: 'Zoë' },
    ],
  })
  await field.fill('cake')
  await expect.element(inPanel(/May 1, 2027 · Emma & James · Tasting/)).toBeVisible()
  await expect.element(inPanel(/May 1, 2027 · Zoë · Tasting/)).toBeVisible()
})

it('shows a kind and a status of results that it does not know', async () => {
  await shown({
    'GET /api/search': () => [{ type: 'holiday', id: 1, title: 'Easter', category: null, status: 'unheard-of' }],
  })
  await field.fill('easter')
  await expect.element(inPanel(/Easter.*Unheard Of/)).toBeVisible()
  const before = location.href
  await inPanel(/Easter/).click()
  await expect.element(inPanel(/Easter/)).toBeVisible()
  expect(location.href).toBe(before)
})

it('says that a search failed, and repeats it', async () => {
  let fails = true
  await shown({
    'GET /api/search': () => {
      if (fails) throw new Refused(500, 'No.')
      return [{ type: 'task', id: 5, title: 'Rose order' }]
    },
  })
  await field.fill('rose')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  fails = false
  await again.click()
  await expect.element(inPanel(/Rose order/)).toBeVisible()
})

it('shows what was understood, adds it with Enter, and takes it back', async () => {
  const { bodies, count } = await shown({
    'POST /api/tasks': ({ body }) => ({ ...(body as object), id: 5 }),
    'DELETE /api/tasks/5': () => undefined,
  })
  await open()
  await expect.element(dialog).toBeVisible()
  await typed.fill('task Call florist fri !high @')
  await userEvent.keyboard('james')
  await expect.element(option(/Call florist.*Friday, .*High priority.*Emma & James/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('POST /api/tasks')).toEqual([
    { title: 'Call florist', dueDate: dateInLine('fri', dayHere()), priority: 'high', clientId: 1 },
  ])
  await expect.element(page.getByRole('link', { name: 'Open task' })).toHaveAttribute('href', '/tasks/5')
  await expect.element(field).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => count('DELETE /api/tasks/5')).toBe(1)
})

it('asks which of two couples is meant before it adds an event', async () => {
  const { bodies, count } = await shown({
    'POST /api/clients/2/events': ({ body }) => ({ ...(body as object), id: 7 }),
  })
  await open()
  await typed.fill('event Tasting 12 may 2031 15:00 @Emma')
  await expect.element(option(/^Tasting.*Which “Emma”\? Choose one of the couples/)).toBeVisible()
  await expect.element(option(/^Tasting/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(/Emma & Liam/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(option(/^Tasting.*Monday, May 12, 2031.*3:00 PM.*Emma & Liam/))
    .toHaveAttribute('aria-selected', 'true')
  expect(count('POST /api/clients/2/events')).toBe(0)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Open event' })).toHaveAttribute('href', '/events/7')
  expect(bodies('POST /api/clients/2/events')).toEqual([
    { title: 'Tasting', date: '2031-05-12', type: 'tasting', time: '15:00' },
  ])
})

it('leaves archived couples out of what a line can mean, and marks them among the couples that it finds', async () => {
  const found = { type: 'client', id: 1, title: 'Emma & James', category: null, status: 'planning' }
  await shown({
    'GET /api/clients': () => [{ ...emma, archivedAt: '2026-01-02T10:00:00.000Z' }, otherEmma],
    'GET /api/search': () => [found],
  })
  await open()
  await typed.fill('note Aunt Ida sits apart @Emma')
  await expect.element(option(/^Aunt Ida sits apart.*Emma & Liam/)).toBeVisible()
  await expect.poll(() => option(/Emma & James/).element().textContent).toMatch(/Archived$/)
  await typed.fill('emma')
  const couples = dialog.getByRole('group', { name: 'Couples' }).getByRole('option')
  await expect
    .poll(() => couples.elements().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(/Emma & LiamInquiry$/), expect.stringMatching(/Emma & JamesArchived$/)])
})

it('adds nothing while something is missing, and keeps the words when adding fails', async () => {
  const { count } = await shown({
    'POST /api/tasks': () => {
      throw new Refused(500, 'The server is tired.')
    },
  })
  await open()
  await typed.fill('event Tasting fri')
  await expect.element(option(/^Tasting.*Add a couple, such as @Emma/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await typed.fill('task Call @nobody')
  await expect.element(option(/^Call.*No couple is called “nobody”/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(count('POST /api/tasks')).toBe(0)
  await typed.fill('task Call florist')
  await expect.element(option(/^Call florist.*No due date.*Internal task/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The server is tired.')).toBeVisible()
  await expect.element(typed).toHaveValue('task Call florist')
})

it('adds an invoice as a draft, and a note, with an undo', async () => {
  const calls = await shown({
    'POST /api/clients/2/invoices': () => ({ id: 8 }),
    'POST /api/clients/2/notes': () => ({ id: 9 }),
    'DELETE /api/notes/9': () => ({}),
  })
  await open()
  await typed.fill('invoice Planning fee 1,500 @Emma & Liam')
  await expect.poll(() => dialog.element().textContent).toContain('$1,500.00')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('“Planning fee” is a draft, which the couple does not see.')).toBeVisible()
  expect(calls.bodies('POST /api/clients/2/invoices')).toEqual([
    { lineItems: [{ description: 'Planning fee', rate: '1500.00' }] },
  ])
  await open()
  await typed.fill('note Aunt Ida sits apart @Emma & Liam')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => calls.count('DELETE /api/notes/9')).toBe(1)
  expect(calls.bodies('POST /api/clients/2/notes')).toEqual([{ text: 'Aunt Ida sits apart' }])
})

it('offers no invoice to who may not see money', async () => {
  localStorage.setItem('userSession', JSON.stringify({ id: 9, rights: ['work', 'names', 'day'] }))
  await shown()
  await open()
  await typed.fill('invoice Fee 20 @Emma & Liam')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('0 results')
  expect(dialog.getByRole('option').elements()).toEqual([])
})

it('prepares a message and sends nothing', async () => {
  const calls = await shown()
  await open()
  await typed.fill('message See you on Friday @Emma & Liam')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(Object.values(localStorage).join()).toContain('See you on Friday')
  expect(calls.count('POST /api/clients/2/messages')).toBe(0)
})
