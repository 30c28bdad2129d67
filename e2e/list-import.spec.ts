import { chooseIn } from './choose-in.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

const list = [
  'Couple,Email,Wedding Date,Status',
  'Emma & James,emma@example.com,3/4/2031,Booked',
  'Zoë,zoe@example.com,5/6/2031,On hold',
  'Ada & Max,ada@example.com,,Lead',
  'Nobody,,,',
].join('\n')

test.beforeEach(({ page }) => skipIntroductions(page))

test('lists of couples and of tasks are chosen, mapped, previewed, imported and taken back', async ({
  page,
  planner,
}) => {
  await planner.addClient({ partnerOneName: 'Ada', partnerTwoName: 'Max', email: 'ada@example.com' })
  await page.goto('/settings?tab=data')
  await page.getByRole('button', { name: 'Import a List' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a List' })
  await expect(dialog.getByLabel('The List Has')).toHaveValue('clients')
  await inspect(page)
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog.getByRole('alert')).toHaveText('This is a PDF. Please export a CSV or XLSX.')
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'couples.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })

  await expect(dialog).toContainText('4 couples in the list.')
  await expect(dialog.getByLabel('Couple', { exact: true })).toHaveValue('coupleNames')
  await dialog.getByLabel('Dates Like 3/4/2027').selectOption('day')
  await dialog.getByLabel('Status “On hold” means').selectOption('inquiry')
  await inspect(page)
  await dialog.getByRole('button', { name: 'Preview' }).click()

  const wrong = dialog.getByRole('list', { name: 'Rows that cannot be added' }).getByRole('listitem')
  await expect(wrong).toHaveCount(1)
  await expect(wrong).toContainText('Row 5: Nobody')
  await expect(wrong).toContainText('Valid email is required')
  const right = dialog.getByRole('list', { name: 'Rows to add' })
  await expect(
    right.getByRole('checkbox', { name: /Ada & Max.*There is already one with this address/ }),
  ).not.toBeChecked()
  await expect(right.getByRole('checkbox', { name: /Emma & James.*April 3, 2031/ })).toBeChecked()
  await inspect(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Dates Like 3/4/2027')).toHaveValue('day')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Add 2 couples' }).click()
  await expect(toastOf(page, 'List imported')).toContainText('2 couples added.')

  const names = async () =>
    ((await (await page.request.get('/api/clients')).json()) as { partnerOneName: string }[])
      .map(({ partnerOneName }) => partnerOneName)
      .sort()
  expect(await names()).toEqual(['Ada', 'Emma', 'Zoë'])
  await toastOf(page, 'List imported').getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page, 'Undone')).toContainText('2 changes were undone.')
  expect(await names()).toEqual(['Ada'])

  await test.step('from its own page, and taken back there later', async () => {
    await page.goto('/clients')
    await page.getByRole('button', { name: 'Import' }).click()
    await expect(dialog.getByLabel('The List Has')).toHaveValue('clients')
    await dialog.getByLabel('Or Paste Rows').fill('Couple\tEmail\nIda & Bo\tida@example.com')
    await dialog.getByRole('button', { name: 'Use Pasted Rows' }).click()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Add 1 couple' }).click()
    await expect(page.getByRole('heading', { name: 'Ida & Bo' })).toBeVisible()
    await page.reload()
    const imported = page.getByRole('list', { name: 'Imported lists' })
    await expect(imported).toContainText('1 couple imported')
    await inspect(page)
    await imported.getByRole('button', { name: 'Undo' }).click()
    await expect(imported).toBeHidden()
    expect(await names()).toEqual(['Ada'])
    await page.goto('/settings?tab=data')
  })

  await test.step('rows of a spreadsheet are pasted as tasks of a couple', async () => {
    await page.getByRole('button', { name: 'Import a List' }).click()
    await dialog.getByLabel('The List Has').selectOption('tasks')
    await dialog.getByLabel('Or Paste Rows').fill('Task\tDue Date\nOrder the cake\t2031-01-05\nBook the band\tsoon')
    await dialog.getByRole('button', { name: 'Use Pasted Rows' }).click()
    await chooseIn(dialog.getByLabel('Rows without a Couple Belong To'), 'Ada & Max')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('list', { name: 'Rows that cannot be added' })).toContainText('“soon” is not a date.')
    await dialog.getByRole('button', { name: 'Add 1 task' }).click()
    await expect(toastOf(page, 'List imported')).toContainText('1 task added.')
    await page.goto('/tasks')
    await expect(page.getByRole('button', { name: /^Order the cake.*January 5, 2031/ })).toBeVisible()
  })
})
