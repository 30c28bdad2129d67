import { useEffect, useReducer } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import GuestsDialog from '#exchange/lists/web/guests/GuestsDialog.tsx'
import ImportOwnGuests from '#exchange/lists/web/public/ImportOwnGuests.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { speak, speakAsPageSays } from '#platform/web/locale/t.ts'
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
  await show(<GuestsDialog client={client} isPlanner undo={() => {}} open onClose={() => {}} />)
  await paste(list)
  await expect.element(page.getByLabelText('Household')).toHaveValue('envelope')
  await expect.element(page.getByLabelText('RSVP - Brunch')).toHaveValue('answer:Brunch')
  await page.getByLabelText('Side “Groom” means').selectOptions('James')
  await page.getByRole('button', { name: 'Preview' }).click()
  const rows = page.getByRole('list', { name: 'Rows to add' })
  await expect
    .element(rows)
    .toMatchTextContent(
      /^Anna Weber The WebersBrunch: YesThere already, is completedThere is already .*Ben Weber .*Seat without a name Dan Levi/,
    )
  await expect
    .element(page.getByRole('list', { name: 'Rows that cannot be added' }))
    .toHaveTextContent('Row 5: Eva Roth“-1” is not a number of people.')
  await page.getByLabelText('Guests Who Are There Already').selectOptions('Add them again')
  await expect.element(rows).not.toMatchTextContent(/There already/)
  await page.getByRole('checkbox', { name: /Ben Weber/ }).click()
  await page.getByRole('button', { name: 'Import 3 guests' }).click()
  await expect.element(page.getByText('3 guests added.')).toBeVisible()
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
  await show(<GuestsDialog client={client} isPlanner undo={() => {}} open onClose={() => {}} />)
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

describe('of a couple', () => {
  const own = [
    'Household,First Name,Last Name,Notes,Email,Side,Age',
    'The Webers,Anna,Weber,Aunt,anna@example.com,Groom,child',
    'The Webers,Ben,Weber,,ben@example.com,,',
  ].join('\n')
  const becomings = (body: unknown) =>
    (body as Body).rows.map((_, row) => ({ row, becomes: row === 0 ? 'merged' : 'added' }))
  const answered = () =>
    answerCalls({
      'GET /api/clients/7/parts': () => [{ id: 1, clientId: 7, name: 'Brunch' }],
      'POST /api/lists': ({ body }) => ({
        ...outcome,
        batch: (body as Body).preview ? null : 4,
        notes: [{ row: 1, message: 'An envelope has at most 20 tags. Left out: “bus”.' }],
        rows: becomings(body),
      }),
    })

  it('offers and sends no private notes, says what is left out, and undoes', async () => {
    const { bodies } = answered()
    const undo = vi.fn<(batch: number) => void>()
    const again = new EventTarget()
    let drawn = 0
    function Section() {
      const [, draw] = useReducer((times: number) => times + 1, 0)
      useEffect(() => again.addEventListener('again', draw), [])
      useEffect(() => void drawn++)
      return <ImportOwnGuests client={{ ...client }} undo={undo} />
    }
    await show(<Section />)
    await page.getByRole('button', { name: 'Import a List' }).click()
    await paste(own)
    const notes = page.getByLabelText('Notes')
    await expect.element(notes).toHaveValue('')
    await expect.element(notes).not.toHaveTextContent('Private')
    await page.getByLabelText('Side “Groom” means').selectOptions('James')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect
      .element(page.getByRole('list', { name: 'Warnings' }))
      .toHaveTextContent('Row 3: “Email: ben@example.com” has no place in the guest list, so it is left out.')
    const rows = page.getByRole('list', { name: 'Rows to add' })
    await expect.element(rows).toMatchTextContent(/Left out: “bus”/)
    // The portal draws its sections anew whenever something changes.
    again.dispatchEvent(new Event('again'))
    await expect.poll(() => drawn).toBeGreaterThan(1)
    await expect.element(rows).toMatchTextContent(/Child.*There already, is completed/)
    await page.getByRole('button', { name: 'Import 2 guests' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undo).toHaveBeenCalledExactlyOnceWith(4)
    const sent = bodies('POST /api/lists')
    expect(JSON.stringify(sent)).not.toMatch(/notes|Aunt/i)
    expect(sent.at(-1)).toMatchObject({ kind: 'guests', clientId: 7, language: 'en', preview: false })
  })

  it('says so when the planner has ended it meanwhile, and keeps the list', async () => {
    answerCalls({
      'GET /api/clients/7/parts': () => [],
      'POST /api/lists': () => {
        throw new Refused(403, 'Your planner keeps this guest list. Please send them your changes.')
      },
    })
    await show(<GuestsDialog client={client} isPlanner={false} undo={undefined} open onClose={() => {}} />)
    await paste(own)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect.element(page.getByText(/Your planner keeps this guest list/)).toBeVisible()
    await expect.element(page.getByLabelText('Household')).toBeVisible()
  })

  it.each([
    ['de', 'Eingefügte Zeilen verwenden', 'Vorschau', '2 Gäste importieren'],
    ['es', 'Usar las filas pegadas', 'Vista previa', 'Importar 2 invitados'],
    ['fr', 'Utiliser les lignes collées', 'Aperçu', 'Importer 2 invités'],
  ] as const)('is in %s, and fits a phone', async (language, use, preview, add) => {
    await page.viewport(390, 800)
    await speakAsPageSays(import.meta.glob('/src/platform/languages/*.json'), {}, language)
    onTestFinished(async () => {
      await page.viewport(1280, 800)
      await speak('en')
      document.documentElement.lang = 'en'
    })
    answered()
    await show(<GuestsDialog client={client} isPlanner={false} undo={undefined} open onClose={() => {}} />)
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name }).click()
    const ofFile = /Household|First Name|Last Name|The Webers|Notes|Side|Age|Email|Groom|An envelope has .*?“bus”\./g
    const isTranslated = () =>
      expect(dialog.element().textContent.replaceAll(ofFile, '')).not.toMatch(
        /\b(?:the|of|rows?|guests?|choose|please|preview|cancel|back|means|nothing|used)\b/i,
      )
    await dialog.getByRole('textbox').fill(own)
    isTranslated()
    await press(use)
    await expect.element(dialog.getByLabelText('Household')).toBeVisible()
    isTranslated()
    await press(preview)
    await expect.element(dialog.getByRole('checkbox', { name: /Anna Weber/ })).toBeVisible()
    isTranslated()
    await expect.element(dialog.getByRole('button', { name: add })).toBeInViewport()
    for (const part of dialog.element().querySelectorAll('li, p, select, button'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  })
})
