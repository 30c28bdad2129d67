import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import NewTaskDialog from '#planning/tasks/web/NewTaskDialog.tsx'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'

function Opener({ clientId }: { clientId?: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>New</button>
      <NewTaskDialog clientId={clientId} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'New Task' })
const title = dialog.getByLabelText('Title')
const open = () => page.getByRole('button', { name: 'New', exact: true }).click()
const create = () => dialog.getByRole('button', { name: 'Create Task' }).click()
const clients = { 'GET /api/clients': () => [], 'GET /api/colleagues': () => [] }

it('focuses its first field, validates, and sends the input', async () => {
  const { bodies } = answerCalls({ ...clients, 'POST /api/tasks': ({ body }) => ({ ...(body as object), id: 1 }) })
  await show(<Opener />)
  await open()
  await expect.element(title).toHaveFocus()
  await create()
  await expect.element(title).toHaveAccessibleDescription('Task title is required')
  await expect.element(title).toHaveFocus()
  await title.fill('Book florist')
  await expect.element(title).not.toHaveAccessibleDescription('Task title is required')
  await create()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('“Book florist” is on your list.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New', exact: true })).toHaveFocus()
  expect(bodies('POST /api/tasks')).toMatchObject([{ title: 'Book florist', priority: 'medium' }])
})

it('is visible to the couple unless it is private, by the studio’s default for what is not assigned to the couple', async () => {
  const { bodies } = answerCalls({
    'GET /api/colleagues': () => [],
    'GET /api/clients': () => [{ id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' }],
    'POST /api/tasks': ({ body }) => ({ ...(body as object), id: 1 }),
  })
  await show(<Opener clientId={7} />)
  localStorage.setItem('userSession', JSON.stringify({ id: 1, tasksArePrivate: true }))
  const isPrivate = dialog.getByRole('switch', { name: 'Private to the studio' })
  const assignee = dialog.getByLabelText('Assigned To')
  await open()
  await title.fill('Choose the band')
  await expect.element(isPrivate).toBeChecked()
  await assignee.selectOptions('The couple')
  await expect.element(isPrivate).not.toBeChecked()
  await assignee.selectOptions('You')
  await expect.element(isPrivate).toBeChecked()
  await isPrivate.click()
  await assignee.selectOptions('The couple')
  await assignee.selectOptions('You')
  await expect.element(isPrivate).not.toBeChecked()
  await create()
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await title.fill('Call the band')
  await chooseIn(dialog.getByLabelText('Client (Optional)'), 'No client (internal task)')
  await expect.element(isPrivate).not.toBeInTheDocument()
  await create()
  await expect.element(dialog).not.toBeInTheDocument()
  const [first, second] = bodies('POST /api/tasks')
  expect(first).toMatchObject({ assignedTo: 'planner', visibleToCouple: true })
  expect(second).not.toHaveProperty('visibleToCouple')
})

it('shows issues of the server at their fields, and keeps the input', async () => {
  answerCalls({
    ...clients,
    'POST /api/tasks': () => {
      throw new Refused(400, 'The title is wrong.', [{ path: 'title', message: 'Too long' }])
    },
  })
  await show(<Opener />)
  await open()
  await title.fill('Book florist')
  await create()
  await expect.element(title).toHaveAccessibleDescription('Too long')
  await expect.element(title).toHaveValue('Book florist')
})

it('keeps a draft when Escape or a click outside closes it, also after a reload, until it is discarded or used', async () => {
  const { count } = answerCalls({ ...clients, 'POST /api/tasks': ({ body }) => ({ ...(body as object), id: 1 }) })
  const { unmount } = await show(<Opener />)
  await open()
  await title.fill('Order cake')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Draft kept')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New', exact: true })).toHaveFocus()
  await open()
  await expect.element(title).toHaveValue('Order cake')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  await expect.element(dialog).not.toBeInTheDocument()
  await unmount()

  await show(<Opener />)
  await open()
  await expect.element(title).toHaveValue('Order cake')
  await expect.element(dialog.getByText(/^What you typed before is still here\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(title).toHaveValue('')
  await title.fill('Taste cake')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect.element(title).toHaveValue('')
  expect(count('POST /api/tasks')).toBe(0)
  await title.fill('Bake cake')
  await create()
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(title).toHaveValue('')
})

it('selects the couple of its page also when the couples load later', async () => {
  const couples = held<object[]>()
  answerCalls({ 'GET /api/clients': () => couples.answer, 'GET /api/colleagues': () => [] })
  await show(<Opener clientId={7} />)
  await open()
  couples.resolve([{ id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' }])
  await expect.element(dialog.getByLabelText('Client (Optional)')).toHaveDisplayValue('Emma & James')
  await expect.element(title).toHaveFocus()
  await userEvent.tab()
  await expect.element(dialog.getByRole('textbox', { name: /^Due Date/ })).toHaveFocus()
})

it('traps the focus while it is open', async () => {
  answerCalls(clients)
  await show(<Opener />)
  await open()
  await expect.element(title).toHaveFocus()
  for (let step = 0; step < 15; step += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})
