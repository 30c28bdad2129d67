import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#app/web/shell/routes.ts'
import MoneyPage from '#money/figures/web/MoneyPage.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { cache } from '#platform/web/calls/api.ts'
import { Router } from '#platform/web/router/Router.tsx'
import { startRouter } from '#platform/web/router/router.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const before = location.href
beforeEach(() => {
  cache.clear()
  localStorage.setItem('userSession', JSON.stringify({ id: 9 }))
})
afterEach(() => history.replaceState(null, '', before))

const none = { contracted: 0, drafted: 0, sent: 0, paid: 0, open: 0, overdue: 0 }
const wedding = { clientId: 7, clientName: 'Ana & Ben', weddingDate: '2031-06-14', ...none, currency: 'USD' }
const month = { month: '2031-02', ...none, currency: 'USD' }

async function visit(search = '') {
  history.replaceState(null, '', `/money${search}`)
  await startRouter(routes)
  return show(
    <Router>
      <MoneyPage />
    </Router>,
  )
}
const row = (name: string | RegExp) => page.getByRole('row', { name })

it('shows the figures of one currency at a time, and opens the rows of a figure', async () => {
  const { sent } = answerCalls({
    'GET /api/money': () => ({
      weddings: [
        { ...wedding, contracted: 3000_00, sent: 2000_00, drafted: 1000_00, open: 2000_00 },
        { ...wedding, clientId: 8, clientName: 'Zoé', weddingDate: null, contracted: 10_00, drafted: 10_00 },
        { ...wedding, contracted: 500_00, sent: 500_00, currency: 'EUR' },
      ],
      months: [
        { ...month, open: 2000_00 },
        { ...month, open: 500_00, currency: 'EUR' },
        { ...month, month: '2030-02', paid: 70_00 },
        { ...month, month: null, drafted: 1010_00 },
      ],
    }),
    'GET /api/money/rows': () => ({
      rows: [
        {
          invoiceId: 3,
          invoiceNumber: 'INV-3',
          paymentId: null,
          clientId: 7,
          clientName: 'Ana & Ben',
          date: '2031-02-01',
          status: 'Sent',
          words: 'Deposit',
          amount: 2000_00,
          currency: 'USD',
        },
      ],
      found: 1,
      all: 1,
      sums: [{ currency: 'USD', amount: 2000_00 }],
    }),
  })
  await page.viewport(1440, 900)
  await visit('?year=2031')
  await expect.element(row(/^February/)).toHaveTextContent('February–Nothing$70.00$2,000.00–Nothing')
  await expect.element(row(/^January to March/)).toHaveTextContent('January to March–Nothing$70.00$2,000.00–Nothing')
  await expect
    .element(row(/^Without a due date/))
    .toHaveTextContent('Without a due date–Nothing–Nothing–Nothing$1,010.00')
  await expect
    .element(row(/^All weddings/))
    .toHaveTextContent('All weddings$3,010.00$1,010.00$2,000.00–Nothing$2,000.00–Nothing')
  await row(/^Ana & Ben/)
    .getByRole('link', { name: '$2,000.00' })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Open, Ana & Ben' })
  await expect.element(dialog.getByRole('link', { name: /Ana & Ben.*Invoice INV-3 · Deposit · Sent/ })).toBeVisible()
  await expect.element(dialog.getByRole('paragraph')).toHaveTextContent('$2,000.00')
  expect(sent.findLast(({ route }) => route === 'GET /api/money/rows')?.query).toEqual({
    figure: 'open',
    clientId: '7',
    currency: 'USD',
  })
  expect(location.search).toBe('?year=2031&figure=open&wedding=7')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => location.search).toBe('?year=2031')
  await page.getByLabelText('Currency').selectOptions('EUR')
  await expect
    .element(row(/^All weddings/))
    .toHaveTextContent('All weddings€500.00–Nothing€500.00–Nothing–Nothing–Nothing')
  await expect.element(page.getByText('$3,000.00')).not.toBeInTheDocument()
})

const paymentOf = (invoiceId: number) => ({
  invoiceId,
  invoiceNumber: `INV-${invoiceId}`,
  paymentId: invoiceId,
  clientId: 7,
  clientName: 'Ana & Ben',
  date: '2031-02-01',
  status: 'Paid',
  words: null,
  amount: 1_00,
  currency: 'USD',
})

it('keeps all rows shown when the figures are read again, and shows no year that cannot be chosen', async () => {
  const payments = Array.from({ length: 61 }, (_, n) => paymentOf(n + 1))
  let paid = 61_00
  const { sent } = answerCalls({
    'GET /api/money': () => ({ weddings: [{ ...wedding, paid }], months: [{ ...month, paid }] }),
    'GET /api/money/rows': ({ query }) => ({
      rows: query['limit'] ? payments : payments.slice(0, 60),
      found: 61,
      all: 61,
      sums: [{ currency: 'USD', amount: paid }],
    }),
  })
  await page.viewport(1440, 900)
  await visit('?year=1999&figure=paid&wedding=7')
  const dialog = page.getByRole('dialog', { name: 'Paid, Ana & Ben' })
  await dialog.getByRole('button', { name: 'Show all 61' }).click()
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(61)
  paid = 62_00
  await cache.invalidateQueries()
  await expect.element(dialog.getByRole('paragraph')).toHaveTextContent('$62.00')
  expect(dialog.getByRole('listitem').elements()).toHaveLength(61)
  expect(sent.findLast(({ route }) => route === 'GET /api/money/rows')?.query).toHaveProperty('limit')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const thisYear = dayHere().slice(0, 4)
  await expect.element(page.getByLabelText('Year')).toHaveValue(thisYear)
  await expect.element(page.getByRole('columnheader', { name: `In ${Number(thisYear) - 1}` })).toBeVisible()
})

it('shows cards on a phone, and says where to begin without invoices', async () => {
  await page.viewport(390, 844)
  const { unmount } = await (async () => {
    answerCalls({ 'GET /api/money': () => ({ weddings: [{ ...wedding, sent: 50_00 }], months: [] }) })
    return visit()
  })()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Ana & Ben' }))
    .toHaveTextContent('Ana & BenJune 14, 2031Sent$50.00')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await unmount()
  cache.clear()
  answerCalls({ 'GET /api/money': () => ({ weddings: [], months: [] }) })
  await visit()
  await expect.element(page.getByText('No money yet')).toBeVisible()
  await page.viewport(1280, 800)
})
