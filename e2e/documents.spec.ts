import { randomBytes } from 'node:crypto'
import { writePdf } from '#server/documents/demo-pdf.ts'
import { activeCouple } from './couples.ts'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const text = (name: string, words = 'Ceremony at four.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})
const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('a file that failed to upload stays selected, can be removed, and is not sent after a cancel', async ({
  page,
  planner,
}) => {
  await planner.addClient(couple)
  await page.goto('/documents')
  const open = () => page.getByRole('button', { name: 'Add Document' }).first().click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  const add = dialog.getByRole('button', { name: 'Add Document' })
  const chooser = dialog.locator('input[type=file]')
  await chooser.setInputFiles(text('menu.txt'))
  await dialog.getByRole('button', { name: 'Remove menu.txt' }).click()
  await expect(dialog.getByLabel('Document Name')).toHaveValue('')
  await expect(dialog.getByLabel('File Name')).toHaveValue('')
  await chooser.setInputFiles(text('vows.txt'))
  await dialog.getByLabel('Client').selectOption('Grace Liu & Oliver Hart')

  await page.route('**/api/documents', (route) => route.abort(), { times: 1 })
  await add.click()
  await expect(page.getByText('Failed to add document', { exact: true })).toBeVisible()
  await expect(dialog.getByText('This file could not be sent.')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await expect(toastOf(page, 'Draft kept')).toBeVisible()
  await open()
  await expect(dialog.getByText('vows.txt')).toBeVisible()
  await expect(dialog.getByLabel('Document Name')).toHaveValue('vows')
  await inspect(page)
  await add.click()
  await expect(toastOf(page, 'Success')).toContainText('Document added successfully')
  const [stored] = await (await page.request.get('/api/documents')).json()
  expect(stored).toMatchObject({ originalName: 'vows', fileType: 'text/plain', fileSize: 17 })

  await open()
  await chooser.setInputFiles(text('for somebody else.txt'))
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await open()
  await expect(dialog.getByText('for somebody else.txt')).toHaveCount(0)
  await dialog.getByLabel('Client').selectOption('Grace Liu & Oliver Hart')
  await dialog.getByLabel('Document Name').fill('Paper contract')
  await dialog.getByLabel('File Name').fill('contract.pdf')
  await add.click()
  await expect(toastOf(page, 'Success')).toContainText('Document added successfully')
  expect((await (await page.request.get('/api/documents')).json())[0]).toMatchObject({ fileSize: 0 })
})

test('of several files, only those that failed are sent again on retry', async ({ page, planner }) => {
  await planner.addClient(couple)
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Add Document' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await dialog.locator('input[type=file]').setInputFiles([text('one.txt'), text('two.txt')])
  await dialog.getByLabel('Client').selectOption('Grace Liu & Oliver Hart')
  let sent = 0
  await page.route('**/api/documents', (route) => {
    if (route.request().method() === 'POST') sent += 1
    return sent === 2 ? route.abort() : route.continue()
  })
  await dialog.getByRole('button', { name: 'Add 2 Documents' }).click()
  await expect(dialog.getByText('This file could not be sent.')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(toastOf(page, 'Success')).toContainText('Document added successfully')
  const stored = (await (await page.request.get('/api/documents')).json()) as {
    originalName: string
    fileSize: number
  }[]
  expect(stored.map(({ originalName, fileSize }) => [originalName, fileSize])).toEqual([
    ['two', 17],
    ['one', 17],
  ])
})

test('a document is added, found, viewed, downloaded and deleted', async ({ page, planner }) => {
  await planner.addClient(couple)
  await page.goto('/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Document' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(dialog.getByText('Client is required')).toBeVisible()
  await expect(dialog.getByText('Document name is required')).toBeVisible()
  await expect(dialog.getByText('File name is required')).toBeVisible()
  await inspect(page)
  await dialog.locator('input[type=file]').setInputFiles(text('day plan.v2.txt'))
  await expect(dialog.getByLabel('Document Name')).toHaveValue('day plan')
  await expect(dialog.getByLabel('File Name')).toHaveValue('day plan.v2.txt')
  await dialog.getByLabel('Client').selectOption('Grace Liu & Oliver Hart')
  await dialog.getByLabel('Category').selectOption('Timeline')
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(toastOf(page, 'Success')).toContainText('Document added successfully')
  await expect(dialog).toHaveCount(0)

  const card = page.getByRole('listitem').filter({ hasText: 'day plan' })
  await expect(card).toContainText('Timeline')
  await expect(card).toContainText('Grace Liu & Oliver Hart')
  await expect(card).toContainText('1 kB')
  await page.getByPlaceholder('Search documents...').fill('nothing')
  await expect(page.getByText('No documents found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()

  await page.getByRole('button', { name: 'Actions for day plan' }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  const shown = page.getByRole('dialog', { name: 'day plan' }).frameLocator('iframe')
  await expect(shown.getByText('Ceremony at four.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Actions for day plan' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('day plan.v2.txt')

  await page.getByRole('button', { name: 'Actions for day plan' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete the document? This action cannot be undone.',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No documents yet')).toBeVisible()
})

test('a document is renamed, moved to another category and hidden from the couple', async ({
  page,
  planner: _signedIn,
  instance,
  browser,
}) => {
  const email = `grace-${randomBytes(4).toString('hex')}@example.com`
  const { id, browser: theirs } = await activeCouple(page.request, instance, { ...couple, email })
  const context = await browser.newContext({ baseURL: instance.url, storageState: await theirs.storageState() })
  await theirs.dispose()
  const portal = await context.newPage()
  await portal.goto(`/client-portal/${id}?tab=documents`)
  await page.goto(`/clients/${id}?tab=documents`)
  await page.getByLabel('Document Upload').setInputFiles(text('costs.txt'))
  await expect(portal.getByRole('heading', { name: 'costs' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit costs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Document' })
  await dialog.getByLabel('Document Name').fill('Our calculation')
  await dialog.getByLabel('Category').selectOption('Other')
  await dialog.getByRole('switch', { name: 'Not for the couple' }).check()
  await inspect(page)
  await dialog.getByRole('button', { name: 'Update Document' }).click()
  await expect(toastOf(page, 'Success')).toContainText('Document updated successfully')
  const row = page.getByRole('listitem').filter({ hasText: 'Our calculation' })
  await expect(row).toContainText('Other')
  await expect(row).toContainText('Not for the couple')
  await expect(portal.getByRole('heading', { name: 'costs' })).toHaveCount(0)

  await page.getByRole('switch', { name: 'Not for the couple' }).check()
  await page.getByLabel('Document Upload').setInputFiles(text('margins.txt'))
  // Above the list it is shown as long as it is being sent.
  await expect(page.locator('[id^=document-]', { hasText: 'margins' })).toContainText('Not for the couple')

  // The planner sees the portal as the couple does.
  await page.goto(`/client-portal/${id}?tab=documents`)
  await expect(page.getByText('Contracts, timelines and pictures will be kept here.')).toBeVisible()
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Actions for Our calculation' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('switch', { name: 'Not for the couple' }).uncheck()
  await dialog.getByRole('button', { name: 'Update Document' }).click()
  await expect(portal.getByRole('heading', { name: 'Our calculation' })).toBeVisible()
  await context.close()
})

test('a file is shown in full width, and Escape closes it after a click into it', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  const contract = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: writePdf('Contract', ['Two nights']) }
  for (const file of [text('plan.txt'), contract])
    await page.request.post(`/api/clients/${id}/documents`, { multipart: { file } })
  await page.goto(`/clients/${id}?tab=documents`)
  for (const name of ['plan', 'contract']) {
    await page.getByRole('button', { name: `View ${name}` }).click()
    const dialog = page.getByRole('dialog', { name })
    const frame = dialog.locator('iframe')
    await expect(frame).toBeVisible()
    const { x, y, width, height } = (await frame.boundingBox())!
    expect(width).toBeGreaterThan(page.viewportSize()!.width * 0.9)
    expect(height).toBeGreaterThan(page.viewportSize()!.height * 0.6)
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForTimeout(300)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('several files are uploaded at once, and refused ones show the reason', async ({ page, planner }) => {
  const id = await planner.addClient(longCouple)
  await page.goto(`/clients/${id}?tab=documents`)
  await page
    .getByLabel('Document Upload')
    .setInputFiles([
      text('first.txt'),
      text('second.txt'),
      { name: 'party.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'really a script.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
    ])
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(['second', 'first'])
  await expect(page.getByRole('alert')).toHaveCount(2)
  await inspect(page)
  await page.getByRole('button', { name: 'Dismiss party.exe' }).click()
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('an upload can be cancelled, and leaves no file', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}?tab=documents`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  })
  await page.getByLabel('Document Upload').setInputFiles(text('slow.txt', 'x'.repeat(5_000_000)))
  await expect(page.getByRole('progressbar', { name: 'Sending slow.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sending slow.txt' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await (await page.request.get('/api/documents')).json()).toEqual([])
})

test('couple and planner share documents and attachments live', async ({
  page,
  planner: _signedIn,
  instance,
  browser,
}) => {
  const email = `grace-${randomBytes(4).toString('hex')}@example.com`
  const { id, browser: theirs } = await activeCouple(page.request, instance, { ...couple, email })
  const context = await browser.newContext({
    baseURL: instance.url,
    storageState: await theirs.storageState(),
    reducedMotion: 'reduce',
  })
  await theirs.dispose()
  const portal = await context.newPage()
  await page.goto(`/clients/${id}?tab=documents`)
  await portal.goto(`/client-portal/${id}?tab=documents`)
  await page.getByLabel('Document Upload').setInputFiles(text('contract.txt'))
  await expect(portal.getByRole('heading', { name: 'contract' })).toBeVisible()
  await expect(portal.getByText('17 Bytes')).toBeVisible()
  await expect(portal.getByRole('button', { name: 'Delete contract' })).toHaveCount(0)
  await portal.getByLabel('Document Upload').setInputFiles(text('guests.txt'))
  await expect(page.getByRole('heading', { name: 'guests' })).toBeVisible()
  await expect(page.getByText('From Grace Liu')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  await inspect(portal)
  await portal.getByRole('button', { name: 'Delete guests' }).click()
  await portal.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'guests' })).toHaveCount(0)

  await portal.getByRole('tab', { name: 'Messages' }).click()
  await page.goto(`/clients/${id}?tab=messages`)
  await portal.getByLabel('Attach files').setInputFiles(text('seating plan.txt'))
  await expect(portal.getByRole('list', { name: 'Files to send' })).toContainText('seating plan.txt')
  await inspect(portal)
  await portal.getByRole('button', { name: 'Send' }).click()
  const link = page.getByRole('log').getByRole('link', { name: /seating plan\.txt/ })
  await expect(link).toBeVisible()
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toBe('seating plan.txt')
  await context.close()
})

test('the search leads to a document', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.request.post('/api/documents', {
    data: { clientId: id, originalName: 'Florist contract', filename: 'paper' },
  })
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('florist')
  await page.getByRole('option', { name: /Florist contract/ }).click()
  await expect(page).toHaveURL(/\/documents\?q=Florist/)
  await expect(page.getByRole('heading', { name: 'Florist contract' })).toBeVisible()
})
