import { inspect, skipIntroductions } from './inspection.ts'
import { joinByCalls } from './join-team.ts'
import { expect, test } from './journey.ts'

test('an internal note mentions a colleague, who answers, and Today names who has a task', async ({
  page,
  planner,
  browser,
  instance,
}) => {
  await skipIntroductions(page)
  const clientId = await planner.addClient({ partnerOneName: 'Emma', email: 'emma@example.com' })
  const email = `ada-${clientId}@team.example`
  const member = { name: 'Ada Byron', email, role: 'assistant' }
  const { id: memberId } = await (await page.request.post('/api/members', { data: member })).json()
  const ada = await joinByCalls(browser, instance, email, 'Ada Byron')
  const notes = page.getByRole('dialog', { name: 'Internal Notes' })

  await test.step('a note is kept while it is written, and added', async () => {
    await page.goto(`/clients/${clientId}?tab=messages`)
    await page.getByRole('button', { name: 'Internal notes', exact: true }).click()
    await notes.getByRole('button', { name: 'Add Note' }).click()
    await expect(notes.getByText('Please write something.')).toBeVisible()
    await notes.getByRole('button', { name: '@Ada Byron' }).click()
    await expect(notes.getByLabel('New note')).toBeFocused()
    await page.keyboard.type('call the band')
    await page.reload()
    await page.getByRole('button', { name: 'Internal notes', exact: true }).click()
    await expect(notes.getByLabel('New note')).toHaveValue('@Ada Byron call the band')
    await notes.getByRole('button', { name: 'Add Note' }).click()
    await expect(notes.getByRole('listitem')).toContainText('@Ada Byron call the band')
    await expect(notes.getByLabel('New note')).toHaveValue('')
    await inspect(page)
  })

  await test.step('the colleague is told, and answers', async () => {
    await ada.goto('/')
    await ada.getByRole('button', { name: /^Notifications/ }).click()
    await ada.getByText(/mentioned you/).click()
    await expect(ada).toHaveURL(new RegExp(`messages\\?client=${clientId}`))
    await ada.getByRole('button', { name: 'Internal notes (1)' }).click()
    const theirs = ada.getByRole('dialog', { name: 'Internal Notes' })
    await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await theirs.getByLabel('New note').fill('Done.')
    await theirs.getByRole('button', { name: 'Add Note' }).click()
    await expect(notes.getByRole('listitem')).toHaveCount(2)
    await notes.getByRole('button', { name: 'Delete the note of Ada Byron: Done.' }).click()
    await expect(notes.getByRole('button', { name: 'Keep' })).toBeFocused()
    await notes.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notes.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(notes).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Internal notes (1)' })).toBeFocused()
    await ada.context().close()
  })

  await test.step('Today leaves out what others have when asked', async () => {
    const dueDate = '2026-01-02'
    await page.request.post('/api/tasks', { data: { title: 'Call the band', dueDate, memberId } })
    await page.request.post('/api/tasks', { data: { title: 'Call the florist', dueDate } })
    await page.goto('/')
    const list = page.getByRole('region', { name: 'Today', exact: true })
    await expect(list.getByRole('link', { name: /Call the band/ })).toContainText('Ada Byron')
    const toggle = list.getByRole('button', { name: 'Without others’ tasks' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(list.getByRole('link', { name: /Call the band/ })).toHaveCount(0)
    await expect(list.getByRole('link', { name: /Call the florist/ })).toBeVisible()
    await page.reload()
    await expect(list.getByRole('link', { name: /Call the florist/ })).toBeVisible()
    await expect(list.getByRole('link', { name: /Call the band/ })).toHaveCount(0)
    await toggle.click()
    await expect(list.getByRole('link', { name: /Call the band/ })).toBeVisible()
  })
})
