import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Day } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { AddItems } from '#day/days/web/AddItems.tsx'
import { dayForTests, itemForTests } from '#day/days/web/day-for-tests.ts'
import { answerCalls, held, show } from '#test/web/test-page.tsx'

function Sheet() {
  const { data: day } = useAnswer(calls.read, { params: { id: 1 } }, { as: 'planner' })
  useAnswer(calls.list, { params: { id: 1 } }, { as: 'planner' })
  if (!day) return null
  return (
    <>
      <AddItems day={day} isBegun={false} onPaste={() => {}} />
      <ul>
        {day.items.map(({ id, title }) => (
          <li key={id} data-item={id}>
            {title}
          </li>
        ))}
      </ul>
    </>
  )
}

it('shows a new item once, also while other reads of the day are fetched again', async () => {
  const added = itemForTests({ id: 5, title: 'Ceremony', start: '14:30' })
  let day: Day = dayForTests({})
  const stored = held<void>()
  const slow = held<never[]>()
  let lists = 0
  answerCalls({
    'GET /api/usual-durations': () => [],
    'GET /api/days/1': () => day,
    'GET /api/clients/1/days': () => (lists++ === 0 ? [] : slow.answer),
    'POST /api/days/1/items': async () => {
      await stored.answer
      day = dayForTests({ items: [added] })
      return added
    },
  })
  await show(<Sheet />)
  await page.getByLabelText('Add an item').fill('14:30 Ceremony')
  await userEvent.keyboard('{Enter}')
  const rows = page.getByRole('listitem')
  await expect.element(rows).toHaveTextContent('Ceremony')
  stored.resolve()
  await expect.element(rows.first()).toHaveAttribute('data-item', '5')
  expect(rows.elements()).toHaveLength(1)
  slow.resolve([])
})
