import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dayHere } from '#platform/contract/calendar-date.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { Needs } from '#overview/portal/web/Needs.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

let clientId = 700
let tasks: object[] = []
const noGuests = { unanswered: 0, deadline: null, withoutMeal: 0, withoutAddress: 0 }
let guests: object = noGuests

beforeEach(() => {
  clientId += 1
  tasks = [task(1, null), task(2, null)]
  guests = noGuests
  answerCalls({
    [`GET /api/clients/${clientId}/tasks`]: () => tasks,
    [`GET /api/clients/${clientId}/invoices`]: () => [],
    [`GET /api/clients/${clientId}/open-guests`]: () => guests,
  })
})

const task = (number: number, dueDate: string | null) => ({
  id: clientId * 10 + number,
  title: `Task ${number}`,
  dueDate,
  completed: false,
  assignedTo: 'client',
})

const needs = page.getByRole('region', { name: 'What we need from you' })
const heading = needs.getByRole('button', { name: /^What we need from you/ })
const rows = needs.getByRole('listitem')

async function visit({ above = 0, inert = false, onOpen = (_section: string): void => {} } = {}) {
  cache.clear()
  const portal = {
    client: { id: clientId },
    customization: { enabledFeatures: ['tasks'], showsGuests: true },
    publishedDays: 0,
    person: { access: 'all' },
    viewer: 'couple',
  } as unknown as Portal
  return show(
    <div style={{ paddingTop: `${above}px` }}>
      <Needs portal={portal} names={{ couple: 'Grace', planner: 'Rosa' }} inert={inert} onOpen={onOpen} />
    </div>,
  )
}
const isSeen = async () => {
  await expect.poll(() => localStorage.getItem('portal-seen-needs')).toContain(`task-${clientId * 10 + 2}`)
}
/** A visit in which the list is looked at. */
async function look() {
  const { unmount } = await visit()
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
  await expect.element(rows.first()).toBeVisible()
  await isSeen()
  await unmount()
}

it('is open at the first look, and folded at the next visit, until it is pressed', async () => {
  await look()
  await visit()
  await expect.element(heading).toHaveTextContent('What we need from you 2 open')
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false')
  await expect.element(rows).not.toBeInTheDocument()
  heading.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
  await expect.element(rows.first()).toBeVisible()
  const list = document.getElementById(heading.element().getAttribute('aria-controls')!)
  expect(list?.contains(rows.first().element())).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(rows).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})

it('is open again when something is new since the last look', async () => {
  await look()
  tasks = [...tasks, task(3, null)]
  await visit()
  await expect.element(rows).toHaveLength(3)
})

it('says what is new and what is overdue while it is folded, and stays folded when more comes', async () => {
  tasks = [task(1, addDays(dayHere(), -1)), task(2, dayHere())]
  await look()
  await visit()
  await expect.element(heading).toHaveTextContent('What we need from you 2 open · 1 overdue')
  tasks = [...tasks, task(3, null), task(4, null)]
  await cache.invalidateQueries()
  await expect.element(heading).toHaveTextContent('What we need from you 4 open · 2 new · 1 overdue')
  await expect.element(rows).not.toBeInTheDocument()
  tasks = []
  await cache.invalidateQueries()
  await expect.element(heading).toHaveTextContent('What we need from you All done')
})

it('was not looked at below the edge of the screen', async () => {
  const { unmount } = await visit({ above: 3000 })
  await expect.element(rows.first()).toBeInTheDocument()
  await unmount()
  await visit()
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
  await isSeen()
})

it('is always open to the planner, who does not look for the couple', async () => {
  await look()
  tasks = [...tasks, task(3, null)]
  const { unmount } = await visit({ inert: true })
  await expect.element(page.getByText('Task 3')).toBeVisible()
  await unmount()
  expect(localStorage.getItem('portal-seen-needs')).not.toContain(`task-${clientId * 10 + 3}`)
})

it('says what is missing in the guest list, and opens it', async () => {
  tasks = []
  guests = { unanswered: 12, deadline: addDays(dayHere(), -1), withoutMeal: 1, withoutAddress: 0 }
  const opened: string[] = []
  await visit({ onOpen: (section) => opened.push(section) })
  await expect.element(rows).toHaveLength(2)
  await expect.element(rows.nth(0)).toHaveTextContent('12 guests have not answeredOverdue · YesterdayOpen')
  await userEvent.click(rows.nth(1).getByRole('button', { name: /^1 guest has not chosen a meal/ }))
  expect(opened).toEqual(['guests'])
})
