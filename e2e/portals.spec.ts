import { inspect, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeEach(({ page }) => skipIntroductions(page))

const couple = {
  partnerOneName: 'Grace Liu',
  partnerTwoName: 'Oliver Hart',
  email: 'grace@example.com',
  venue: 'Fern Hill',
  weddingDate: '2031-06-14',
}

test('portals are invited and opened from the list, and a deleted one is restored or deleted for good', async ({
  page,
  planner,
}) => {
  await page.goto('/client-portals')
  await expect(page.getByText('No client portals yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create First Portal' }).click()
  await expect(page.getByRole('link', { name: 'Add Client' })).toBeVisible()
  const id = await planner.addClient(couple)
  const short = await planner.addClient(shortCouple)
  await page.request.post(`/api/clients/${id}/messages`, { data: { content: 'See you on Friday' } })

  await test.step('a portal is invited and opened', async () => {
    await page.goto('/client-portals')
    await expect(page.getByText(/\([\d,]+ days\)/)).toBeVisible()
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Grace Liu & Oliver Hart' }) })
    await expect(card).toContainText('No invite sent')
    await card.getByRole('button', { name: /Generate Invite Link/ }).click()
    await expect(toastOf(page, 'Invite link generated')).toBeVisible()
    await expect(card.getByRole('button', { name: /Link Copied!/ })).toBeVisible()
    await expect(card).toContainText('⏳ Invite Sent')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/client-invite\/[\w-]{20,}$/)
    await expect(card.getByRole('button', { name: /Generate Invite Link/ })).toBeVisible()
    await page.getByRole('link', { name: 'View Portal: Grace Liu & Oliver Hart' }).click()
    await expect(page.getByText('You are viewing as planner.')).toBeVisible()
  })

  await test.step('deleting a portal deletes the client', async () => {
    await page.request.delete(`/api/clients/${short}`)
    await page.goto('/client-portals')
    await page.getByRole('button', { name: 'Delete the portal for Grace Liu & Oliver Hart' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(
      'Are you sure you want to delete the portal for Grace Liu & Oliver Hart? This action cannot be undone.',
    )
    await expect(dialog).toContainText('tasks, events, messages, documents, and invoices')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Delete Portal' }).click()
    await expect(toastOf(page, 'Portal deleted')).toContainText('Client portal has been successfully deleted.')
    await expect(page.getByText('No client portals yet')).toBeVisible()
  })

  await test.step('it is restored with everything, or deleted for good', async () => {
    await page.goto('/settings')
    await expect(page.getByText(/kept for 30 more days/)).toHaveCount(2)
    await inspect(page)
    await page.getByRole('button', { name: 'Restore Grace Liu & Oliver Hart' }).click()
    await expect(toastOf(page, 'Client restored')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore Grace Liu & Oliver Hart' })).toHaveCount(0)
    await page.getByRole('button', { name: `Delete ${shortCouple.partnerOneName} for good` }).click()
    await page.getByRole('button', { name: 'Delete for Good' }).click()
    await expect(page.getByText('Recently Deleted')).toHaveCount(0)
    await page.goto(`/clients/${id}?tab=messages`)
    await expect(page.getByRole('log').getByText('See you on Friday')).toBeVisible()
  })
})

test('the builder previews the real portal, asks before discarding changes, and says why accounting is not connected', async ({
  page,
  planner,
  instance,
}) => {
  const id = await planner.addClient(couple)
  await page.request.post(`/api/clients/${id}/events`, { data: { title: 'Cake tasting', date: '2031-05-01' } })
  await page.request.post('/api/tasks', {
    data: { title: 'Order the arch', clientId: id, completed: true, visibleToCouple: true },
  })
  await page.request.post('/api/tasks', { data: { title: 'Choose the band', clientId: id, assignedTo: 'client' } })
  await runSql(
    instance,
    `insert into invoices (planner_id, client_id, invoice_number, amount_cents, status)
      select planner_id, id, id || '-' || n, 100000 * n, case n when 3 then 'Draft' else 'Sent' end
      from clients, generate_series(1, 3) n where id = $1`,
    [id],
  )
  await page.goto('/portal-builder')
  await page.getByRole('link', { name: 'Grace Liu & Oliver Hart' }).click()
  const preview = page.getByRole('region', { name: 'Preview of the portal' })

  await test.step('the preview has what the couple sees', async () => {
    await expect(preview.getByRole('heading', { name: 'Cake tasting' })).toBeVisible()
    await preview.getByRole('tab', { name: 'Tasks' }).click()
    await expect(preview.getByText('50% Complete')).toBeVisible()
  })

  await test.step('invoices are chosen', async () => {
    await expect(page.getByRole('checkbox', { name: /\$\d,000\.00/ })).toHaveCount(2)
    await preview.getByRole('tab', { name: 'Billing' }).click()
    await expect(preview.getByText('$3,000.00')).toBeVisible()
    await page.getByRole('checkbox', { name: /\$1,000\.00/ }).check()
    await expect(preview.getByText('$3,000.00')).toHaveCount(0)
    await expect(preview.getByText('$1,000.00').first()).toBeVisible()
  })

  await test.step('accounting says what is missing, whatever the service answers', async () => {
    const card = page.getByRole('region', { name: 'QuickBooks' })
    await expect(card).toContainText('Not set up on this installation')
    await expect(card.getByRole('button', { name: 'Sync Invoices' })).toBeDisabled()
    const trouble = toastOf(page, 'QuickBooks Setup Needed')
    await card.getByRole('button', { name: 'Test Connection' }).click()
    await expect(trouble).toContainText('OAuth setup incomplete: this installation has no QuickBooks credentials yet.')
    const html = { contentType: 'text/html', body: '<!doctype html>' }
    const json = { contentType: 'application/json' }
    for (const [answer, words] of [
      [html, 'Server returned HTML instead of JSON...'],
      [{ ...json, status: 503, body: '{"message":"Busy"}' }, 'HTTP 503: Failed to connect'],
      [{ ...json, body: '{"success":' }, 'OAuth setup incomplete: the server’s answer could not be read.'],
    ] as const) {
      await page.route('**/test-connection', (route) => route.fulfill(answer), { times: 1 })
      await card.getByRole('button', { name: 'Test Connection' }).click()
      await expect(trouble).toContainText(words)
    }
    await inspect(page)
  })

  await test.step('changes are saved, or asked about before they are discarded', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.getByRole('radio', { name: 'Rose' }).check()
    await page.getByRole('radio', { name: 'Lora' }).check()
    await page.getByRole('switch', { name: 'Vendors' }).uncheck()
    await expect(preview.locator('[data-scheme=rose][data-typography=lora]')).toBeVisible()
    await expect(preview.getByRole('tab', { name: 'Vendors' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to Selection' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('have not been saved')
    await page.getByRole('button', { name: 'Cancel' }).last().click()
    await expect(page).toHaveURL(`/portal-builder/${id}`)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Portal customization saved successfully!')).toBeVisible()
    const path = `/api/clients/${id}/customization`
    expect(calls).toEqual([`PATCH ${path}`, `POST ${path}`])
    await page.getByRole('radio', { name: 'Blue' }).check()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect(new URL((await saved).url()).pathname).toBe(path)
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.getByRole('radio', { name: 'Green' }).check()
    for (const answer of ['Cancel', 'Cancel', 'Leave']) {
      await page.evaluate(() => history.back())
      await question.getByRole('button', { name: answer }).click()
      await expect(question).toHaveCount(0)
      await expect(page).toHaveURL(answer === 'Leave' ? '/portal-builder' : `/portal-builder/${id}`)
    }
    await page.getByRole('link', { name: 'Grace Liu & Oliver Hart' }).click()
    await page.getByRole('radio', { name: 'Green' }).check()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/portal-builder')
    const stored = (await (await page.request.get(path)).json()) as object
    expect(stored).toMatchObject({
      colorScheme: 'blue',
      typography: 'lora',
      enabledFeatures: ['calendar', 'tasks', 'documents', 'messaging'],
    })
  })
})
