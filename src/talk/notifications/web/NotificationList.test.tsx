import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { NotificationList } from '#talk/notifications/web/NotificationList.tsx'
import { show } from '#test/web/test-page.tsx'

const news = (id: number, rest: Partial<Notification>): Notification => ({
  id,
  type: 'message',
  title: '',
  message: '',
  priority: 'medium',
  read: false,
  relatedId: null,
  relatedType: null,
  clientId: null,
  createdAt: '2026-11-26T12:00:00.000Z',
  ...rest,
})

it('shows a type and a priority that it does not know like any other', async () => {
  await show(
    <NotificationList
      notifications={[
        news(1, { type: 'holiday', title: 'A new kind', message: 'Of news', priority: 'urgent' }),
        news(2, { type: 'reminder', title: 'Overdue: Call', message: 'Was due yesterday.', priority: 'high' }),
      ]}
    />,
  )
  const unknown = page.getByRole('button', { name: /A new kind/ })
  await expect.element(unknown).toBeVisible()
  expect(unknown.element().querySelector('svg')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: /Overdue: Call/ }).getByText('High')).toBeVisible()
  expect(page.getByText('High').elements()).toHaveLength(1)
})
