import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { connection } from '#platform/web/offline/connection.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const one = page.getByLabelText('Partner One Name')
const date = page.getByLabelText('Wedding Date')
const add = page.getByRole('button', { name: 'Add Client' })

it('says what is wrong, takes a typed date or one of the calendar, and keeps the input when it cannot be sent', async () => {
  let isReached = false
  const { bodies } = answerCalls({
    'GET /api/templates': () => [],
    'POST /api/clients': () => {
      if (!isReached) throw new Error('no network')
      return { id: 7 }
    },
  })
  await showPage('/new-client')
  await add.click()
  await expect.element(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Valid email is required')
  await one.fill('Priya Raman')
  await page.getByLabelText('Email Address').fill('priya@example.com')
  await date.fill('some day')
  await add.click()
  await expect.element(date).toHaveAccessibleDescription('Please enter a date, such as June 12, 2027.')
  await expect.element(date).toHaveFocus()

  await date.fill('12 jun 31')
  await expect.element(date).toHaveAccessibleDescription('June 12, 2031')
  await page.getByLabelText('Venue').click()
  await expect.element(date).toHaveValue('June 12, 2031')
  const pick = page.getByRole('button', { name: 'Pick a date' })
  await pick.click()
  const calendar = page.getByRole('dialog', { name: 'Wedding Date' })
  await calendar.getByLabelText('Choose the Year').selectOptions('2032')
  await calendar.getByLabelText('Choose the Month').selectOptions('July')
  await calendar.getByRole('button', { name: /July 15, 2032/ }).click()
  await expect.element(pick).toHaveFocus()
  await expect.element(date).toHaveValue('July 15, 2032')

  await page.getByLabelText('Guest Count').fill('140')
  await page.getByLabelText('Budget').fill('$50,000')
  await page.getByLabelText('Notes').fill('Met at the fair.')
  await expect.element(page.getByLabelText('Status')).toHaveValue('inquiry')
  await add.click()
  await expect.element(page.getByText('Failed to add client. Please try again.')).toBeVisible()
  await expect.element(page.getByLabelText('Notes')).toHaveValue('Met at the fair.')
  connection.lost = true
  onTestFinished(() => void (connection.lost = false))
  await add.click()
  await expect.element(page.getByText('You are offline. Nothing was changed.')).toBeVisible()
  await expect.element(one).toHaveValue('Priya Raman')
  connection.lost = false
  isReached = true
  await add.click()
  await expect.element(page.getByText('New client has been successfully added to your portfolio.')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/clients/7')
  expect(bodies('POST /api/clients').at(-1)).toMatchObject({
    partnerOneName: 'Priya Raman',
    email: 'priya@example.com',
    weddingDate: '2032-07-15',
    budget: '$50,000',
    status: 'inquiry',
    notes: 'Met at the fair.',
  })
})
