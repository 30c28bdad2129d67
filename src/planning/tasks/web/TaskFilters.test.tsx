import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { TaskFilters } from '#planning/tasks/web/TaskFilters.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const field = { value: '', onChange: () => {} }
const select = () => field as never

it('the filters of a team take three rows on a phone, so that the tasks begin in the upper half', async () => {
  await page.viewport(390, 844)
  answerCalls({ 'GET /api/clients': () => [], 'GET /api/colleagues': () => [{ id: 7, name: 'Nina' }] })
  await show(<TaskFilters search={field} select={select} isOfWedding={false} />)
  await expect.element(page.getByLabelText('Assigned to')).toBeVisible()
  const fields = [...document.querySelectorAll('input, select')]
  expect(new Set(fields.map((one) => Math.round(one.getBoundingClientRect().bottom))).size).toBe(3)
})
