import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, show } from '#test/web/test-page.tsx'
import { TodayMailCard } from '#overview/today/web/public/TodayMailCard.tsx'

const select = page.getByLabelText('Email the List')

it('says beside the rhythm that nothing is mailed while mails are off', async () => {
  const stored = { rhythm: 'daily', hour: 5 }
  answerCalls({
    'GET /api/today-mail': () => ({ ...stored }),
    'PATCH /api/today-mail': ({ body }) => ({ ...Object.assign(stored, body) }),
  })
  await show(<TodayMailCard isMailOff />)
  await expect.element(select).toHaveAccessibleDescription(/Email notifications are off/)
  await select.selectOptions('Never')
  await expect.element(select).not.toHaveAccessibleDescription(/Email notifications are off/)
})

it('says nothing while mails are on', async () => {
  answerCalls({ 'GET /api/today-mail': () => ({ rhythm: 'daily', hour: 5 }) })
  await show(<TodayMailCard isMailOff={false} />)
  await expect.element(select).toBeVisible()
  await expect.element(select).not.toHaveAccessibleDescription(/off/)
})
