import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ExportGuests } from '#guests/guests/web/ExportGuests.tsx'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { rowsOf, type ListedEnvelope, type ListedGuest } from '#guests/guests/web/rows.ts'
import { show } from '#test/web/test-page.tsx'

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

it('saves the guests that are shown as CSV and as a workbook', async () => {
  const saved: Blob[] = []
  const addressOf = URL.createObjectURL.bind(URL)
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return addressOf(blob)
  })
  onTestFinished(() => spy.mockRestore())
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
