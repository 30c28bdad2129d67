import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Attachments } from '#talk/messages/web/Attachments.tsx'
import { show } from '#test/web/test-page.tsx'

const file = (id: number, originalName: string, fileType: string) => ({ id, originalName, fileType, fileSize: 2048 })

it('shows links to files that are no pictures, and to pictures that cannot be shown', async () => {
  const files = [
    file(1, 'plan.pdf', 'application/pdf'),
    file(2, 'gone.png', 'image/png'),
    file(3, 'old.heic', 'image/heic'),
  ]
  await show(<Attachments attachments={files} />)
  for (const { id, originalName } of files)
    await expect
      .element(page.getByRole('link').filter({ hasText: originalName }))
      .toHaveAttribute('href', expect.stringMatching(`^/api/attachments/${id}/download\\?as=`))
  expect(page.getByRole('img').elements()).toHaveLength(0)
})
