import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { writePdf } from '#planning/documents/server/demo-pdf.ts'
import { chooseIn } from './choose-in.ts'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { toastOf } from './toasts.ts'
import { test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const text = (name: string, words = 'Ceremony at four.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})
const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

/** The file fills the dialog, which Escape closes also after a click into the file. */
async function readAndClose(page: Page, dialog: Locator) {
  const frame = dialog.locator('iframe')
  await expect(frame).toBeVisible()
  const { x, y, width, height } = (await frame.boundingBox())!
  expect(width).toBeGreaterThan(page.viewportSize()!.width * 0.9)
  expect(height).toBeGreaterThan(page.viewportSize()!.height * 0.6)
  await dialog.getByRole('link', { name: 'Download' }).focus()
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('a document is added, found, viewed, downloaded and deleted', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.goto('/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()

  await test.step('it is added', async () => {
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
    await chooseIn(dialog.getByLabel('Client'), 'Grace Liu & Oliver Hart')
    await dialog.getByLabel('Category').selectOption('Timeline')
    await dialog.getByRole('button', { name: 'Add Document' }).click()
    await expect(toastOf(page, 'Success')).toContainText('Document added successfully')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it is found', async () => {
    const card = page.getByRole('listitem').filter({ hasText: 'day plan' })
    await expect(card).toContainText('Timeline')
    await expect(card).toContainText('Grace Liu & Oliver Hart')
    await expect(card).toContainText('1 kB')
    await page.getByPlaceholder('Search documents...').fill('nothing')
    await expect(page.getByText('No documents found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page.getByRole('heading', { name: 'day plan' })).toBeVisible()
  })

  await test.step('it is viewed, as is a PDF', async () => {
    await page.getByRole('button', { name: 'Actions for day plan' }).click()
    await page.getByRole('menuitem', { name: 'View' }).click()
    const shown = page.getByRole('dialog', { name: 'day plan' })
    await expect(shown.frameLocator('iframe').getByText('Ceremony at four.')).toBeVisible()
    await readAndClose(page, shown)
    const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: writePdf('Contract', ['Two nights']) }
    const sent = await page.request.post(`/api/clients/${id}/documents`, { multipart: { file } })
    const contract = (await sent.json()) as { id: number }
    await page.goto(`/clients/${id}?tab=documents`)
    await page.getByRole('button', { name: 'View contract' }).click()
    await readAndClose(page, page.getByRole('dialog', { name: 'contract' }))
    await page.request.delete(`/api/documents/${contract.id}`)
  })

  await test.step('it is downloaded and deleted', async () => {
    await page.goto('/documents')
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
})

test('files that failed to upload stay selected, and only they are sent again', async ({ page, planner }) => {
  await planner.addClient(couple)
  await page.goto('/documents')
  const open = () => page.getByRole('button', { name: 'Add Document' }).first().click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  const add = dialog.getByRole('button', { name: 'Add Document' })
  const chooser = dialog.locator('input[type=file]')
  const stored = async () =>
    (await (await page.request.get('/api/documents')).json()) as { originalName: string; fileSize: number }[]

  await test.step('a file that was chosen can be removed', async () => {
    await chooser.setInputFiles(text('menu.txt'))
    await dialog.getByRole('button', { name: 'Remove menu.txt' }).click()
    await expect(dialog.getByLabel('Document Name')).toHaveValue('')
    await expect(dialog.getByLabel('File Name')).toHaveValue('')
  })

  await test.step('one that failed stays, also when the dialog is closed', async () => {
    await chooser.setInputFiles(text('vows.txt'))
    await chooseIn(dialog.getByLabel('Client'), 'Grace Liu & Oliver Hart')
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
    expect(await stored()).toMatchObject([{ originalName: 'vows', fileType: 'text/plain', fileSize: 17 }])
  })

  await test.step('after a cancel it is gone, and a note of a document on paper has no file', async () => {
    await open()
    await chooser.setInputFiles(text('for somebody else.txt'))
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await open()
    await expect(dialog.getByText('for somebody else.txt')).toHaveCount(0)
    await chooseIn(dialog.getByLabel('Client'), 'Grace Liu & Oliver Hart')
    await dialog.getByLabel('Document Name').fill('Paper contract')
    await dialog.getByLabel('File Name').fill('contract.pdf')
    await add.click()
    await expect(dialog).toHaveCount(0)
    expect((await stored())[0]).toMatchObject({ originalName: 'Paper contract', fileSize: 0 })
  })

  await test.step('of several, only those that failed are sent again', async () => {
    await open()
    await chooser.setInputFiles([text('one.txt'), text('two.txt')])
    await chooseIn(dialog.getByLabel('Client'), 'Grace Liu & Oliver Hart')
    let sent = 0
    await page.route('**/api/documents', (route) => {
      if (route.request().method() === 'POST') sent += 1
      return sent === 2 ? route.abort() : route.continue()
    })
    await dialog.getByRole('button', { name: 'Add 2 Documents' }).click()
    await expect(dialog.getByText('This file could not be sent.')).toBeVisible()
    await page.unrouteAll()
    await add.click()
    await expect(dialog).toHaveCount(0)
    const [newest, next, paper] = await stored()
    expect([newest, next, paper].map((one) => [one?.originalName, one?.fileSize])).toEqual([
      ['two', 17],
      ['one', 17],
      ['Paper contract', 0],
    ])
  })
})

test('couple and planner share documents and attachments live, and the planner hides one', async ({
  page,
  wedding: { id, portal },
}) => {
  await page.goto(`/clients/${id}?tab=documents`)
  await portal.goto(`/client-portal/${id}?tab=documents`)
  const dialog = page.getByRole('dialog', { name: 'Edit Document' })

  await test.step('each sees what the other adds, and removes its own', async () => {
    await page.getByLabel('Document Upload').setInputFiles(text('contract.txt'))
    const question = page.getByRole('dialog', { name: 'May the couple see this file?' })
    await inspect(page)
    await question.getByRole('button', { name: 'Show in the Portal' }).click()
    await expect(portal.getByRole('heading', { name: 'contract' })).toBeVisible()
    await expect(portal.getByText('17 Bytes')).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Delete contract' })).toHaveCount(0)
    await portal.getByLabel('Document Upload').setInputFiles(text('guests.txt'))
    await expect(page.getByRole('heading', { name: 'guests' })).toBeVisible()
    await expect(page.getByText('From Grace Liu')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    await portal.getByRole('button', { name: 'Delete guests' }).click()
    await portal.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'guests' })).toHaveCount(0)
  })

  await test.step('one is renamed, moved to another category and hidden from the couple', async () => {
    await page.getByRole('button', { name: 'Edit contract' }).click()
    await dialog.getByLabel('Document Name').fill('Our calculation')
    await dialog.getByLabel('Category').selectOption('Other')
    await dialog.getByRole('switch', { name: 'The couple sees it' }).uncheck()
    await inspect(page)
    await dialog.getByRole('button', { name: 'Update Document' }).click()
    await expect(toastOf(page, 'Success')).toContainText('Document updated successfully')
    const row = page.getByRole('listitem').filter({ hasText: 'Our calculation' })
    await expect(row).toContainText('Other')
    await expect(row).toContainText('Not for the couple')
    await expect(portal.getByRole('heading', { name: 'contract' })).toHaveCount(0)
    await page.getByRole('switch', { name: 'The couple sees it' }).uncheck()
    await page.getByLabel('Document Upload').setInputFiles(text('margins.txt'))
    // Above the list it is shown as long as it is being sent.
    await expect(page.locator('[id^=document-]', { hasText: 'margins' })).toContainText('Not for the couple')
    // The planner sees the portal as the couple does.
    await page.goto(`/client-portal/${id}?tab=documents`)
    await expect(page.getByText('Contracts, timelines, and pictures will be kept here.')).toBeVisible()
    await expect(portal.getByText('Contracts, timelines, and pictures will be kept here.')).toBeVisible()
    await page.goto('/documents')
    await page.getByRole('button', { name: 'Actions for Our calculation' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByRole('switch', { name: 'The couple sees it' }).check()
    await dialog.getByRole('button', { name: 'Update Document' }).click()
    await expect(portal.getByRole('heading', { name: 'Our calculation' })).toBeVisible()
  })

  await test.step('a file in a message can be downloaded by the other', async () => {
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
  })

  await test.step('a picture in a message is seen by both, and opened in full', async () => {
    const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#b46a5a' } })
      .png()
      .toBuffer()
    await portal.getByLabel('Attach files').setInputFiles({ name: 'arch.png', mimeType: 'image/png', buffer })
    await portal.getByRole('button', { name: 'Send' }).click()
    for (const side of [portal, page]) {
      const picture = side.getByRole('log').getByRole('img', { name: 'arch.png' })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
      await side.getByRole('button', { name: 'View arch.png' }).click()
      await expect(side.getByRole('dialog', { name: 'arch.png' }).getByRole('link', { name: 'Download' })).toBeVisible()
      await inspect(side)
      await side.keyboard.press('Escape')
      await expect(side.getByRole('button', { name: 'View arch.png' })).toBeFocused()
    }
  })
})

test('several files are uploaded at once, refused ones show the reason, and one is cancelled', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient(longCouple)
  await page.goto(`/clients/${id}?tab=documents`)
  const upload = page.getByLabel('Document Upload')
  await upload.setInputFiles([
    text('first.txt'),
    text('second.txt'),
    { name: 'party.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'really a script.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
  ])
  await page
    .getByRole('dialog', { name: 'May the couple see these 4 files?' })
    .getByRole('button', { name: 'Only the Studio' })
    .click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(['second', 'first'])
  await expect(page.getByRole('alert')).toHaveCount(2)
  await inspect(page)
  await page.getByRole('button', { name: 'Dismiss party.exe' }).click()
  await expect(page.getByRole('alert')).toHaveCount(1)

  // Slow enough that the file is never sent before it is cancelled.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  })
  await upload.setInputFiles(text('slow.txt', 'x'.repeat(5_000_000)))
  await expect(page.getByRole('progressbar', { name: 'Sending slow.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sending slow.txt' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const stored = (await (await page.request.get('/api/documents')).json()) as { originalName: string }[]
  expect(stored.map(({ originalName }) => originalName)).toEqual(['second', 'first'])
})
