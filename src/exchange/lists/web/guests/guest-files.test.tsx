import { expect, it } from 'vitest'
import { encoded } from '#exchange/lists/web/encode-for-tests.ts'
import { readGuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { sides } from '#exchange/lists/web/guests/guests-for-tests.ts'
import { prepareGuests } from '#exchange/lists/web/guests/prepare-guests.ts'
import { readFile } from '#exchange/lists/web/read-file.ts'
import { workbookOf as sheetOf } from '#exchange/lists/web/workbook-for-tests.ts'
import { workbookOf } from '#platform/web/ui/files/workbook.ts'

const guestsIn = async (file: BlobPart) =>
  prepareGuests(readGuestColumns((await readFile(new Blob([file]))).rows), {
    home: 'US',
    sides,
    words: {},
    isPlanner: true,
  })

it('a workbook keeps the zeros of postal codes and the numbers of its rows', async () => {
  const text = (reference: string, value: string) => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = `<row r="2">${text('A2', 'Name')}${text('B2', 'Street')}${text('C2', 'Zip')}${text('D2', 'City')}</row>
    <row r="4">${text('A4', 'Anna Weber')}${text('B4', '12 Elm St')}<c r="C4" s="4"><v>1970</v></c>${text('D4', 'Salem')}</row>
    <row r="9">${text('A9', 'Dan Levi')}</row>`
  const { rows: guests } = await guestsIn(await sheetOf(rows))
  expect(guests.map(({ line, cells }) => [line, cells['firstName'], cells['address']])).toEqual([
    [4, 'Anna', '12 Elm St\nSalem, 01970'],
    [9, 'Dan', undefined],
  ])
})

it('a workbook that was written here is read back', async () => {
  const rows = [
    ['Name', 'Notes'],
    ['Zoë & Łukasz Wąs', 'a <b> & "c"\n2nd line'],
    ['', ''],
    ['田中 太郎', ' =1+1'],
  ]
  expect((await readFile(new Blob([await workbookOf('Guests & more', rows)]))).rows).toEqual([
    ['Name', 'Notes'],
    ['Zoë & Łukasz Wąs', 'a <b> & "c"\n2nd line'],
    ['田中 太郎', '=1+1'],
  ])
})

it.each([
  ['shift_jis', '氏名,住所\r\n田中 太郎,東京都千代田区\r\n', '太郎'],
  ['utf-16le', '\ufeffName;Table\r\nZoë Roy;1\r\n', 'Zoë'],
  [
    'windows-1250',
    'Imię i nazwisko;E-mail\r\nGrażyna Żak;zak@example.com\r\nŁukasz Wąs;was@example.com\r\n',
    'Grażyna',
  ],
])('a list in %s is read', async (encoding, list, firstName) => {
  const { rows } = await guestsIn(encoded(list, encoding))
  expect(rows[0]!.cells).toMatchObject({ firstName })
})
