import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import RowDialog from '#plan/templates/web/RowDialog.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { show } from '#test/web/test-page.tsx'

const band: TemplateRow = {
  key: 'band',
  kind: 'task',
  title: 'Book the band',
  description: null,
  phase: null,
  offset: { months: -9, days: 0 },
  priority: 'medium',
  assignedTo: 'planner',
  visibleToCouple: false,
  steps: [],
}

it('keeps what somebody else has changed in the row, and lets choose where both have changed the same', async () => {
  const onSave = vi.fn<(row: TemplateRow) => void>()
  const dialog = (row: TemplateRow) => (
    <RowDialog row={row} rows={[row]} phases={[]} open onClose={() => {}} onSave={onSave} />
  )
  const { rerender } = await show(dialog(band))
  await page.getByLabelText('Title').fill('Book both bands')
  await page.getByLabelText('Number').fill('6')
  const theirs: TemplateRow = { ...band, offset: { months: -12, days: 0 }, priority: 'high' }
  await rerender(<QueryClientProvider client={cache}>{dialog(theirs)}</QueryClientProvider>)
  await expect.element(page.getByLabelText('Priority')).toHaveValue('high')
  await expect
    .element(page.getByText('Number: “6” has not been saved. In the meantime, someone else entered “12”.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.element(page.getByLabelText('Number')).toHaveValue('12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => onSave.mock.lastCall).toEqual([{ ...theirs, title: 'Book both bands' }])
})
