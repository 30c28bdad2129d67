import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

beforeEach(() => {
  cache.clear()
  localStorage.removeItem('clients-shown-as')
})

const couple = (id: number, partnerOneName: string, more: object = {}) => ({
  id,
  partnerOneName,
  partnerTwoName: null,
  weddingDate: '2031-06-14',
  venue: null,
  email: `${partnerOneName.toLowerCase()}@example.com`,
  phone: null,
  guestCount: null,
  status: 'inquiry',
  avatarUrl: null,
  isActivated: false,
  inviteSent: false,
  inviteExpiresAt: null,
  ...more,
})

const three = [couple(1, 'Ada'), couple(2, 'Bea'), couple(3, 'Cleo', { isActivated: true })]

function studio(clients = three) {
  const preview = {
    to: 'ada@example.com',
    subject: 'Your wedding portal is ready',
    text: 'Come in.',
    html: '<p>Come in.</p>',
  }
  return answerCalls({
    'GET /api/clients': () => clients,
    'GET /api/client-figures': () => [],
    'GET /api/lists': () => [],
    'GET /api/templates': () => [
      { id: 8, name: 'Full planning', description: null, tasks: 60, events: 3, payments: 2 },
    ],
    'POST /api/clients/bulk/status': () => ({ batch: 5, changed: 3 }),
    'POST /api/clients/bulk/apply-template': () => ({ batches: [6, 7], added: 126 }),
    'POST /api/clients/bulk/invite': () => ({ sentTo: ['ada@example.com', 'bea@example.com'] }),
    'POST /api/clients/bulk/delete': () => ({ deleted: [21, 22] }),
    'POST /api/deleted-clients/restore': () => ({ restored: 2 }),
    'POST /api/clients/bulk/archive': () => ({ changed: [1], held: 0 }),
    'POST /api/clients/1/invite/preview': () => preview,
    'POST /api/history/6/undo': () => ({ batch: 9, count: 63, kept: [] }),
    'POST /api/history/7/undo': () => ({ batch: 10, count: 62, kept: [{ id: 1, what: 'task', title: 'Venue' }] }),
  })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const chosen = (count: number) => page.getByText(`${count} selected`)

it('gives all clients a status and a plan, and takes the plan back', async () => {
  const { bodies } = studio()
  await showPage('/clients')
  await button('Select Several').click()
  await expect.element(chosen(0)).toBeVisible()
  await expect.element(button('Delete')).toBeDisabled()
  await button('All').click()
  await expect.element(chosen(3)).toBeVisible()
  await button('Status').click()
  await page.getByRole('menuitem', { name: 'Planning' }).click()
  await expect.element(page.getByText('3 clients now Planning.')).toBeVisible()
  expect(bodies('POST /api/clients/bulk/status')).toEqual([{ ids: [1, 2, 3], status: 'planning' }])

  await button('Plan').click()
  await page.getByLabelText('Tasks Already Past Their Date').selectOptions('done')
  await button('Add Plan to 3 Weddings').click()
  await expect.element(page.getByText('126 rows in 2 weddings.')).toBeVisible()
  expect(bodies('POST /api/clients/bulk/apply-template')).toMatchObject([
    { ids: [1, 2, 3], templateId: 8, past: 'done' },
  ])
  await button('Undo').click()
  await expect.element(page.getByText('125 changes were undone. 1 had been changed again and stayed.')).toBeVisible()
})

it('says which mails leave before they do, and leaves out who has opened the portal', async () => {
  const { bodies } = studio()
  await showPage('/clients')
  await button('Select Several').click()
  await page.getByRole('checkbox', { name: 'Select Cleo' }).click()
  await button('Invite').click()
  await expect.element(page.getByText('All of them have already opened their portal.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('All').click()
  await button('Invite').click()
  await expect
    .element(
      page.getByText(
        /2 emails go out as soon as you press Send 2 Emails and cannot be recalled\. Earlier invite links stop working\. To ada@example\.com, bea@example\.com\. One has already opened the portal and gets no email\./,
      ),
    )
    .toBeVisible()
  expect(bodies('POST /api/clients/bulk/invite')).toEqual([])
  await button('Send 2 Emails').click()
  await expect.element(page.getByText('2 emails on the way.')).toBeVisible()
  expect(bodies('POST /api/clients/bulk/invite')).toMatchObject([{ ids: [1, 2] }])
})

it('deletes the chosen clients after a question that names them, and brings them back', async () => {
  const { bodies } = studio()
  await showPage('/clients?view=list')
  await button('Select Several').click()
  await page.getByRole('checkbox', { name: 'Select Ada' }).click()
  await page.getByRole('checkbox', { name: 'Select Bea' }).click()
  await button('Delete').click()
  await expect.element(page.getByText(/^Ada, Bea: everything that belongs to them will be deleted too/)).toBeVisible()
  await button('Delete 2 clients').click()
  await button('Undo').click()
  await expect.element(page.getByText('2 clients, with everything that belonged to them.')).toBeVisible()
  await expect.poll(() => bodies('POST /api/deleted-clients/restore')).toEqual([{ ids: [21, 22] }])
})

it('archives a client from its menu, offers to take it back, and shows the archive by a filter', async () => {
  const ada = couple(1, 'Ada')
  const { bodies } = studio([ada, couple(2, 'Bea'), couple(3, 'Cleo', { archivedAt: '2026-01-02T10:00:00.000Z' })])
  await showPage('/clients')
  await expect.element(page.getByText('2 clients', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Cleo' })).not.toBeInTheDocument()
  await button('Actions for Ada').click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect.element(page.getByText('Ada: no longer in your lists and Today, and emails are on hold.')).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText('Ada: back in your lists.')).toBeVisible()
  expect(bodies('POST /api/clients/bulk/archive')).toEqual([
    { ids: [1], archived: true },
    { ids: [1], archived: false },
  ])
  await page.getByLabelText('Status').selectOptions('Archived')
  await expect.element(page.getByText('1 archived client')).toBeVisible()
  await button('Select Several').click()
  await button('All').click()
  await button('Bring Back').click()
  await expect.poll(() => bodies('POST /api/clients/bulk/archive').at(-1)).toEqual({ ids: [3], archived: false })
})

it('says that news waits for those who come back from the archive', async () => {
  answerCalls({
    'GET /api/clients': () => [couple(1, 'Ada', { archivedAt: '2026-01-02T10:00:00.000Z' })],
    'GET /api/client-figures': () => [],
    'GET /api/lists': () => [],
    'POST /api/clients/bulk/archive': () => ({ changed: [1], held: 1 }),
  })
  await showPage('/clients')
  await expect.element(page.getByText('All clients are archived.', { exact: false })).toBeVisible()
  await page.getByLabelText('Status').selectOptions('Archived')
  await button('Actions for Ada').click()
  await page.getByRole('menuitem', { name: 'Bring Back' }).click()
  await expect
    .element(page.getByText(/Emails of 1 wedding are waiting: to send them, switch off “Hold all emails”/))
    .toBeVisible()
})

it('says that more than two hundred are too many before a call is made', async () => {
  studio(Array.from({ length: 201 }, (_, n) => couple(n + 1, n === 0 ? 'Ada' : `Bea${n}`)))
  await showPage('/clients')
  await button('Select Several').click()
  await button('All').click()
  await expect.element(chosen(201)).toBeVisible()
  await expect.element(page.getByText('At most 200 at once: please select fewer.')).toBeVisible()
  for (const name of ['Status', 'Plan', 'Invite', 'Archive', 'Delete'])
    await expect.element(button(name)).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Select Ada', exact: true }).click()
  await expect.element(page.getByText('At most 200 at once: please select fewer.')).not.toBeInTheDocument()
  await expect.element(button('Plan')).toBeEnabled()
})

it('says how many of the chosen clients the search or the status hides', async () => {
  studio()
  await showPage('/clients')
  await button('Select Several').click()
  await button('All').click()
  await expect.element(chosen(3)).toBeVisible()
  await expect.element(page.getByText(/hidden by/)).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('Ada')
  await expect.element(page.getByText('2 of them are hidden by the search or the status.')).toBeVisible()
  await expect.element(chosen(3)).toBeVisible()
  await button('All').click()
  await expect.element(chosen(1)).toBeVisible()
  await expect.element(page.getByText(/hidden by/)).not.toBeInTheDocument()
})
