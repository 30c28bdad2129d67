import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import GuestsDialog from '#exchange/lists/web/guests/GuestsDialog.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const client = { id: 7, partnerOneName: 'Emma Reed', partnerTwoName: 'James Cole' }
const list = [
  'Household,First Name,Last Name,Side,Plus One,RSVP - Brunch',
  'The Webers,Anna,Weber,Emma,,yes',
  'The Webers,Ben,Weber,Emma,,no',
  ',Dan,Levi,Groom,1,',
  ',Eva,Roth,,-1,',
].join('\n')

type Body = { rows: ListRow[]; duplicates: string; preview: boolean }
const outcome = { added: 0, batch: null, problems: [], duplicates: [] }

const paste = async (text: string) => {
  await page.getByLabelText('Or Paste Rows from a Spreadsheet').fill(text)
  await page.getByRole('button', { name: 'Use Pasted Rows' }).click()
}

it('reads guests, asks what it cannot tell, shows what each row becomes, and imports them', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients/7/parts': () => [{ id: 1, clientId: 7, name: 'Brunch' }],
    'POST /api/lists': ({ body }) => {
      const { rows, duplicates, preview } = body as Body
      const becomings = rows.map((_, row) => ({
        row,
        becomes: row === 0 && duplicates === 'merge' ? 'merged' : 'added',
      }))
      const found = duplicates === 'merge' ? [{ row: 0, message: 'There is already an envelope “The Webers”.' }] : []
      return { ...outcome, batch: preview ? null : 4, added: preview ? 0 : 3, duplicates: found, rows: becomings }
    },
  })
  await show(<GuestsDialog client={client} open onClose={() => {}} />)
  await paste(list)
  await expect.element(page.getByLabelText('Household')).toHaveValue('envelope')
  await expect.element(page.getByLabelText('RSVP - Brunch')).toHaveValue('answer:Brunch')
  await page.getByLabelText('Side “Groom” means').selectOptions('James')
  await page.getByRole('button', { name: 'Preview' }).click()
  const rows = page.getByRole('list', { name: 'Rows to add' })
  await expect
    .element(rows)
    .toMatchTextContent(
      /^Anna Weber The WebersBrunch: yesThere already, is completedThere is already .*Ben Weber .*Seat without a name Dan Levi/,
    )
  await expect
    .element(page.getByRole('list', { name: 'Rows that cannot be added' }))
    .toHaveTextContent('Row 5: Eva Roth“-1” is not a number of people.')
  await page.getByLabelText('Guests Who Are There Already').selectOptions('Add them again')
  await expect.element(rows).not.toMatchTextContent(/There already/)
  await page.getByRole('checkbox', { name: /Ben Weber/ }).click()
  await page.getByRole('button', { name: 'Import 3 guests' }).click()
  await expect.element(page.getByText('3 guests added, 0 completed.')).toBeVisible()
  const last = bodies('POST /api/lists').at(-1) as Body
  expect(last).toMatchObject({ kind: 'guests', clientId: 7, duplicates: 'add', preview: false })
  expect(last.rows).toEqual([
    { group: '1', envelope: 'The Webers', side: 'one', firstName: 'Anna', lastName: 'Weber', 'answer:Brunch': 'yes' },
    { group: '2', envelope: 'Dan Levi', side: 'two', firstName: 'Dan', lastName: 'Levi', 'answer:Brunch': 'invited' },
    { group: '2', seat: 'yes', 'answer:Brunch': 'invited' },
  ])
})

it('lets the planner say what a column is, and names what needs a look', async () => {
  answerCalls({
    'GET /api/clients/7/parts': () => [],
    'POST /api/lists': () => {
      throw new Refused(503, 'Please try again later.')
    },
  })
  await show(<GuestsDialog client={client} open onClose={() => {}} />)
  await paste('Name,Extra\nThe Okafor Family,nuts\nAnna Weber,vegan')
  await page.getByLabelText('Extra').selectOptions('Dietary needs')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText('Please try again later.')).toBeVisible()
  answerCalls({ 'POST /api/lists': () => outcome })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect
    .element(page.getByRole('list', { name: 'Warnings' }))
    .toHaveTextContent('Row 2: It is not said how many people “The Okafor Family” are.')
  await expect
    .element(page.getByRole('list', { name: 'Rows to add' }))
    .toMatchTextContent(/Anna Weber Anna Webervegan$/)
})
