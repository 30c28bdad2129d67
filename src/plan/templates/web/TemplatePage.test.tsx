import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Template } from '#plan/templates/contract/endpoints.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

/** A server with one template, which is made by the test or is there from the beginning. */
function studio(rows: object[] = []) {
  const stored = {
    id: 1,
    name: 'New template',
    description: null,
    revision: 1,
    updatedAt: '2031-01-01T00:00:00.000Z',
    rows,
  } as unknown as Template
  const isHere = { now: rows.length > 0 }
  const counts = { rows: 0, tasks: 0, events: 0, payments: 0, first: null, last: null }
  answerCalls({
    'GET /api/templates': () => (isHere.now ? [{ ...stored, ...counts }] : []),
    'POST /api/templates': ({ body }) => {
      isHere.now = true
      return { ...Object.assign(stored, body) }
    },
    'GET /api/templates/1': () => ({ ...stored }),
    'GET /api/templates/1/weddings': () => [],
    'PATCH /api/templates/1': ({ body }) => ({ ...Object.assign(stored, body, { revision: stored.revision + 1 }) }),
  })
  return stored
}

const listOf = (phase: string) => page.getByRole('list', { name: phase, exact: true })
const titlesIn = (phase: string) =>
  [...listOf(phase).element().querySelectorAll('li')].map(
    (line) => /: (.*)/.exec(line.querySelector('button')?.children[1]?.textContent ?? '')?.[1],
  )
const row = (title: string) => page.getByRole('button', { name: new RegExp(`^Task: ${title}`) })
const press = async (target: ReturnType<typeof row>, keys: string) => {
  await expect.element(target).toBeVisible()
  ;(target.element() as HTMLElement).focus()
  await userEvent.keyboard(keys)
}

it('is written from nothing by keyboard, and every change is saved', async () => {
  const stored = studio()
  await showPage('/templates')
  await page.getByRole('button', { name: 'New Template' }).first().click()
  await press(page.getByRole('button', { name: /^New template/ }), '{Enter}')
  await page.getByRole('textbox', { name: 'Name' }).fill('Small weddings')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Small weddings/ })).toHaveFocus()
  const newPhase = page.getByRole('button', { name: 'New Phase' })
  await press(newPhase, '{Enter}')
  await expect.element(page.getByLabelText('Name of the phase')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(newPhase).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('Name of the phase').fill('Vendors')
  await userEvent.keyboard('{Enter}')
  const entry = page.getByRole('textbox', { name: 'New row in Vendors' })
  await expect.element(entry).toHaveFocus()
  for (const title of ['Book the florist', 'Book the band', 'Book the cars']) {
    await entry.fill(title)
    await userEvent.keyboard('{Enter}')
  }
  await expect.poll(() => titlesIn('Vendors')).toEqual(['Book the florist', 'Book the band', 'Book the cars'])

  await press(row('Book the band'), '{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  const save = () => dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByLabelText('Counted From').selectOptions('The wedding')
  await dialog.getByLabelText('Number').fill('nine')
  await save()
  await expect.element(dialog.getByLabelText('Number')).toHaveAccessibleDescription('Please enter a whole number.')
  await dialog.getByLabelText('Number').fill('9')
  await dialog.getByLabelText('Assigned To').selectOptions('The couple')
  await dialog.getByLabelText(/^Steps/).fill('Listen to three\n\nCompare prices')
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  // The dialog returns the focus in a later task.
  await expect.element(row('Book the band')).toHaveFocus()
  await expect.element(row('Book the band')).toMatchTextContent(/9 months before/)
  await expect.element(row('Book the band')).toMatchTextContent(/2 steps/)

  await press(row('Book the cars'), '{Enter}')
  await dialog.getByLabelText('Counted From').selectOptions('Book the band')
  await dialog.getByLabelText('Before or After').selectOptions('After')
  await dialog.getByLabelText('Number').fill('2')
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('Book the cars')).toHaveFocus()
  await expect.element(row('Book the cars')).toMatchTextContent(/2 weeks after Book the band/)

  await press(row('Book the cars'), '{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => titlesIn('Vendors')).toEqual(['Book the florist', 'Book the cars', 'Book the band'])
  await expect.element(row('Book the cars')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.poll(() => titlesIn('Rows without a phase')).toEqual(['Book the cars'])
  expect(titlesIn('Vendors')).toEqual(['Book the florist', 'Book the band'])
  await expect.element(row('Book the cars')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(() => titlesIn('Vendors')).toEqual(['Book the cars', 'Book the florist', 'Book the band'])
  await expect.element(row('Book the cars')).toHaveFocus()

  await press(row('Book the band'), '{Delete}')
  await expect.poll(() => titlesIn('Vendors')).toEqual(['Book the cars', 'Book the florist'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesIn('Vendors')).toEqual(['Book the cars', 'Book the florist', 'Book the band'])
  await expect.element(row('Book the band')).toHaveFocus()
  await expect
    .poll(() => stored)
    .toMatchObject({
      name: 'Small weddings',
      rows: [
        { title: 'Book the cars', phase: 'Vendors', offset: { days: 14 } },
        { title: 'Book the florist', offset: null },
        { title: 'Book the band', offset: { months: -9, days: 0 }, steps: ['Listen to three', 'Compare prices'] },
      ],
    })
})

it('a row is dragged by its handle into another phase', async () => {
  const task = (key: string, phase: string, title: string) => ({
    key,
    kind: 'task',
    phase,
    title,
    description: null,
    offset: null,
    assignedTo: 'planner',
    visibleToCouple: true,
    priority: 'medium',
    steps: [],
    repeat: null,
  })
  const stored = studio([
    task('tours', 'Venue', 'Tour the venues'),
    task('sign', 'Venue', 'Sign the contract'),
    task('vows', 'Final weeks', 'Write the vows'),
  ])
  await showPage('/templates/1')
  await expect.element(row('Sign the contract')).toBeVisible()
  const handle = document.querySelector('[data-key=sign] svg')!
  await userEvent.dragAndDrop(page.elementLocator(handle), row('Write the vows'), { targetPosition: { x: 50, y: 5 } })
  await expect.poll(() => titlesIn('Final weeks')).toEqual(['Sign the contract', 'Write the vows'])
  await expect
    .poll(() => stored.rows.map(({ title, phase }) => [title, phase]))
    .toEqual([
      ['Tour the venues', 'Venue'],
      ['Sign the contract', 'Final weeks'],
      ['Write the vows', 'Final weeks'],
    ])
})
