import { readFile } from 'node:fs/promises'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { add, test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const list = `Our guests
Household,First Name,Last Name,Plus One,Dietary
The Hills,Ann,Hill,,Vegan
The Hills,Bob,Hill,,
,Cleo,Moor,Guest,
`

const person = (firstName: string, lastName: string) => ({ firstName, lastName })
/** The first row is about who is there, the others about who is new. */
const pasted = 'Clea\tMoor\tyes\tFish\n\nDan\tDay\tja\tBeef'

test('a guest list is brought from a spreadsheet, kept by the couple on a phone, and counted for the caterer', async ({
  page,
  browser,
  wedding: { id, portal },
}) => {
  const row = (name: string) => page.getByRole('row', { name })
  await page.goto(`/clients/${id}?tab=guests`)

  await test.step('the planner says to what guests are invited', async () => {
    await page.getByRole('button', { name: 'Parts' }).click()
    await page.getByRole('menuitem', { name: 'Add Part…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Part' })
    await dialog.getByLabel('Name').fill('Dinner')
    await dialog.getByLabel('Meals to Choose From').fill('Fish\nBeef')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('and brings the list', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await inspect(page)
    await dialog.getByRole('button', { name: 'Import 4 guests' }).click()
    await expect(page.getByText(/^4 guests in 2 envelopes/)).toBeVisible()
    await expect(page.getByText('Dinner: 0 yes, 0 no, 4 open')).toBeVisible()
    await inspect(page)
  })

  await test.step('the couple adds an envelope on its phone, which the planner sees at once', async () => {
    await portal.setViewportSize({ width: 390, height: 844 })
    await portal.goto(`/client-portal/${id}?tab=guests`)
    await portal.getByRole('button', { name: 'Add Envelope' }).click()
    const dialog = portal.getByRole('dialog', { name: 'Add Envelope' })
    await dialog.getByLabel('First Name of guest 1').fill('Dan')
    await dialog.getByLabel('Last Name of guest 1').fill('Abbot')
    await inspect(portal)
    await portal.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(portal.getByRole('button', { name: 'Dan Abbot' })).toBeVisible()
    await expect(row('Dan')).toBeVisible()
  })

  await test.step('and brings a list of its own, which both see until it is undone', async () => {
    await portal.getByRole('button', { name: 'Import a List' }).click()
    const dialog = portal.getByRole('dialog', { name: 'Import Guests' })
    const own = `${list},Eve,Knox,,Nuts\n`
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'ours.csv', mimeType: 'text/csv', buffer: Buffer.from(own) })
    await inspect(portal)
    await portal.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('There already', { exact: true }).first()).toBeVisible()
    await inspect(portal)
    await portal.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Import 5 guests' }).click()
    await expect(row('Eve')).toBeVisible()
    await portal.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Eve')).toHaveCount(0)
  })

  await test.step('the planner answers for guests by keyboard', async () => {
    await row('Dan').getByRole('gridcell', { name: 'No answer yet' }).click()
    await page.keyboard.press('y')
    await expect(row('Dan').getByRole('gridcell', { name: 'Yes' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('f')
    await expect(row('Dan').getByRole('gridcell', { name: 'Fish' })).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Dan Abbot' })).toContainText('Dinner: Yes')
  })

  await test.step('a guest answers by a link that the couple makes', async () => {
    await portal.getByRole('button', { name: 'RSVP Links' }).click()
    const dialog = portal.getByRole('dialog', { name: 'RSVP Links' })
    await dialog.getByRole('button', { name: 'Make Links' }).click()
    await expect(dialog.getByText('3 links are ready')).toBeVisible()
    await inspect(portal)
    await portal.setViewportSize({ width: 390, height: 844 })
    const [download] = await Promise.all([
      portal.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const links = await readFile(await download.path(), 'utf8')
    const [, address] = /Cleo Moor.*?(http[^\s,"]+)/.exec(links) ?? []
    const guest = await browser.newPage()
    await guest.goto(address!)
    await guest.getByRole('group', { name: /Cleo/ }).getByRole('radio', { name: 'No' }).check()
    await guest.getByRole('button', { name: 'Send' }).click()
    await expect(guest.getByText(/Thank you/)).toBeVisible()
    await guest.close()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(row('Cleo').getByRole('gridcell', { name: 'No', exact: true })).toBeVisible()
  })

  await test.step('and freezes the count, which then says what has changed', async () => {
    await page.getByRole('button', { name: 'Counts' }).click()
    await expect(page.locator('dl > div').filter({ hasText: 'Fish' })).toHaveText('Fish1')
    await page.getByRole('button', { name: 'Freeze the Final Count' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Freeze' }).click()
    await expect(page.getByText('Nothing has changed.')).toBeVisible()
    await portal.getByRole('button', { name: 'Dan Abbot' }).click()
    const dialog = portal.getByRole('dialog', { name: 'Dan Abbot' })
    await dialog.getByLabel('Dietary Needs of guest 1').fill('No nuts')
    await dialog.getByText('Answers and Details', { exact: true }).click()
    await dialog.getByLabel('Dinner of guest 1', { exact: true }).selectOption('No')
    await inspect(portal)
    await portal.setViewportSize({ width: 390, height: 844 })
    await dialog.getByLabel('Dinner of guest 1', { exact: true }).selectOption('Yes')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Dan Abbot, Dinner: Fish, No nuts instead of Fish')).toBeVisible()
    await inspect(page)
  })
})

test('the planner pastes rows of a spreadsheet, and enters replies that came by post, without a mouse', async ({
  page,
  context,
  wedding: { id },
}) => {
  const row = (name: string) => page.getByRole('row', { name })
  const envelopes = `/api/clients/${id}/envelopes`
  await add(page, `/api/clients/${id}/parts`, { name: 'Dinner', meals: ['Fish', 'Beef'] })
  await add(page, envelopes, { name: 'The Hills', guests: ['Ann', 'Bob'].map((name) => person(name, 'Hill')) })
  await add(page, envelopes, { guests: [person('Cleo', 'Moor')], unnamedSeats: 1 })
  await page.goto(`/clients/${id}?tab=guests`)

  await test.step('rows from the clipboard change cells, and go on beyond the end of the list', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await row('Cleo').getByRole('gridcell', { name: 'Cleo', exact: true }).click()
    await page.keyboard.press('ControlOrMeta+V')
    const question = page.getByRole('alertdialog', { name: 'Add 1 Envelope?' })
    await expect(question).toBeVisible()
    await inspect(page)
    await question.getByRole('button', { name: 'Paste and Add' }).press('Enter')
    await expect(row('Clea').getByRole('gridcell', { name: 'Yes' })).toBeVisible()
    await expect(row('Dan')).toContainText('Beef')
    await expect(page.getByText('Dinner: 2 yes, 0 no, 3 open')).toBeVisible()
  })

  await test.step('a reply is entered by letters, and the next one after it', async () => {
    await page.keyboard.press('p')
    const search = page.getByRole('combobox', { name: 'Name on the Card' })
    await expect(search).toBeFocused()
    await page.keyboard.type('hil')
    await page.keyboard.press('Enter')
    const reply = page.getByRole('group', { name: 'Reply of The Hills' })
    await expect(
      reply.getByRole('group', { name: 'Ann Hill, Dinner' }).getByRole('button', { name: 'Yes' }),
    ).toBeFocused()
    await page.keyboard.type('y1n')
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await page.keyboard.type('moo')
    await page.keyboard.press('Enter')
    await page.keyboard.type('y1y2')
    await inspect(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Last replies' })).toContainText('Cleo Moor')
    await expect(search).toBeFocused()
  })

  await test.step('a second entry of one envelope says so, and asks before it replaces an answer', async () => {
    await page.keyboard.type('hil')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Entered from paper on .*: 1 comes\.$/ })).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Replace the answer of The Hills?' })
    await expect(question).toContainText('Ann Hill, Dinner: No instead of Yes, Fish')
    await question.getByRole('button', { name: 'Replace' }).press('Enter')
    await expect(question).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(row('Ann').getByRole('gridcell', { name: 'No', exact: true })).toBeVisible()
    await expect(page.getByText('Dinner: 3 yes, 2 no, 0 open')).toBeVisible()
  })
})
