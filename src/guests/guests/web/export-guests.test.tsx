import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ExportGuests } from '#guests/guests/web/ExportGuests.tsx'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { rowsOf, type ListedEnvelope, type ListedGuest } from '#guests/guests/web/rows.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import { readQuestionColumns } from '#guests/rsvp/web/public/question-columns.ts'

const nobody: Omit<ListedGuest, 'id' | 'firstName' | 'lastName'> = {
  seat: null,
  answers: [],
  age: 'adult',
  role: null,
  dietary: null,
  access: null,
  table: null,
}
const envelope: ListedEnvelope = {
  id: 1,
  clientId: 7,
  name: 'The Webers',
  email: null,
  phone: '+1 415 555 0100',
  address: '1 Elm St\nSalem',
  language: 'de',
  side: 'one',
  tags: ['work', 'bus'],
  list: 'A',
  isProposed: false,
  guests: [
    {
      ...nobody,
      id: 2,
      firstName: 'Anna, "Ann"',
      lastName: 'Weber',
      dietary: '=nuts',
      privateNotes: 'Aunt',
      answers: [{ partId: 4, attending: true, meal: 'Beef' }],
    },
    { ...nobody, id: 3, firstName: 'Ben', lastName: null },
  ],
  seats: [
    {
      id: 5,
      seat: 1,
      age: 'adult',
      role: null,
      dietary: null,
      access: null,
      table: null,
      answers: [{ partId: 4, attending: null, meal: null }],
    },
  ],
  unnamedSeats: 1,
  paperAt: null,
  answeredAt: null,
  note: null,
}

function savedFiles(): Blob[] {
  const saved: Blob[] = []
  const addressOf = URL.createObjectURL.bind(URL)
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return addressOf(blob)
  })
  onTestFinished(() => spy.mockRestore())
  return saved
}

it('saves the guests that are shown as CSV and as a workbook', async () => {
  const saved = savedFiles()
  const rows = rowsOf([envelope]).filter(({ guest }) => guest?.firstName !== 'Ben')
  const parts = [{ id: 4, name: 'Dinner' }] as Part[]
  await show(
    <ExportGuests rows={rows} parts={parts} couple={{ partnerOneName: 'Emma Reed', partnerTwoName: 'James Cole' }} />,
  )
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => saved.length).toBe(1)
  expect((await saved[0]!.text()).split('\r\n')).toEqual([
    expect.stringMatching(/^Envelope No\.,Envelope,First Name,.*,Dinner: Answer,Dinner: Meal$/),
    `1,The Webers,"Anna, ""Ann""",Weber,,Adult,,'=nuts,,,Aunt,,+1 415 555 0100,"1 Elm St\nSalem",Deutsch,Emma,"work, bus",A,,Yes,Beef`,
    '1,The Webers,,,Yes,Adult,,,,,,,+1 415 555 0100,"1 Elm St\nSalem",Deutsch,Emma,"work, bus",A,,Invited,',
    '',
  ])
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
  await expect.poll(() => saved.length).toBe(2)
  expect(new Uint8Array(await saved[1]!.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
})

it('has a column for each of the couple’s own questions, and says when they cannot be read', async () => {
  const saved = savedFiles()
  const song = { id: 1, clientId: 7, text: 'Which song', kind: 'song', options: [], isRequired: false }
  const bus = { ...song, id: 2, text: 'Do you take the bus?', kind: 'yes-no' }
  answerCalls({
    'GET /api/clients/7/rsvp-page': () => ({ questions: [song, bus] }),
    'GET /api/clients/7/rsvp-replies': () => [
      { envelopeId: 1, questionId: 1, reply: 'Dancing Queen' },
      { envelopeId: 1, questionId: 2, reply: 'yes' },
      { envelopeId: 9, questionId: 1, reply: 'Not shown' },
    ],
  })
  const couple = { partnerOneName: 'Emma Reed', partnerTwoName: 'James Cole' }
  const read = () => readQuestionColumns(7)
  await show(<ExportGuests rows={rowsOf([envelope])} parts={[]} couple={couple} readQuestions={read} />)
  const exported = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  }
  await exported()
  await expect.poll(() => saved.length).toBe(1)
  const [heads, ...rows] = (await saved[0]!.text()).split('\r\n')
  expect(heads).toMatch(/,Which song \(question\),Do you take the bus\? \(question\)$/)
  expect(rows.map((row) => row.split(',').slice(-2).join())).toEqual(['Dancing Queen,Yes', ',', ',', ''])
  answerCalls({
    'GET /api/clients/7/rsvp-page': () => {
      throw new Refused(503, 'Please try again later.')
    },
  })
  await exported()
  await expect.element(page.getByText('Please try again later.')).toBeVisible()
  expect(saved).toHaveLength(1)
})
