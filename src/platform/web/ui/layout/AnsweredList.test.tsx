import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { show } from '#test/web/test-page.tsx'

const listOf = (count: number) => {
  const data = Array.from({ length: count }, (_, id) => ({ id }))
  return (
    <AnsweredList
      answer={{ data, isLoadingError: false, isFetching: false, refetch: () => {} }}
      what="tasks"
      skeleton="Loading"
      none={['No tasks yet', 'Add one.']}
    >
      {(rows) => <p>{rows.length} rows</p>}
    </AnsweredList>
  )
}

it('says that only the newest rows are shown when there are more', async () => {
  await show(listOf(4999))
  await expect.element(page.getByText('4999 rows')).toBeVisible()
  expect(page.getByRole('note').elements()).toEqual([])
  await show(listOf(5000))
  await expect.element(page.getByText(/shows only the newest 5,000/)).toBeVisible()
  await expect.element(page.getByText('5000 rows')).toBeVisible()
})
