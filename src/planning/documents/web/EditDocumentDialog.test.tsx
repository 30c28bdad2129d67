import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { PlannerDocument } from '#planning/documents/contract/endpoints.ts'
import EditDocumentDialog from '#planning/documents/web/EditDocumentDialog.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const plan: PlannerDocument = {
  id: 21,
  clientId: 7,
  filename: 'plan.pdf',
  originalName: 'Plan',
  fileType: 'application/pdf',
  fileSize: 2000,
  uploadedBy: 'planner',
  category: 'general',
  thumbnail: null,
  createdAt: '2031-01-01T10:00:00.000Z',
  personName: null,
  visibleToCouple: true,
}

it('sends only what is changed, and lets choose where somebody else has changed the same meanwhile', async () => {
  const { bodies } = answerCalls({ 'PATCH /api/documents/21': () => plan })
  const dialog = (document: PlannerDocument) => <EditDocumentDialog document={document} open onClose={() => {}} />
  const { rerender } = await show(dialog(plan))
  await page.getByLabelText('Document Name').fill('Floor plan')
  await page.getByLabelText('Category').selectOptions('Timeline')
  const theirs: PlannerDocument = { ...plan, category: 'contract', visibleToCouple: false }
  await rerender(<QueryClientProvider client={cache}>{dialog(theirs)}</QueryClientProvider>)
  await expect.element(page.getByRole('switch', { name: 'The couple sees it' })).not.toBeChecked()
  await expect
    .element(
      page.getByText('Category: “Timeline” has not been saved. In the meantime, someone else entered “Contract”.'),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Use Mine' }).click()
  await page.getByRole('button', { name: 'Update Document' }).click()
  await expect
    .poll(() => bodies('PATCH /api/documents/21'))
    .toEqual([
      {
        originalName: 'Floor plan',
        category: 'timeline',
        previous: { originalName: 'Plan', category: 'contract' },
      },
    ])
})
