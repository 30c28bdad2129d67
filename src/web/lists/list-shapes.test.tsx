import { describe, expect, it } from 'vitest'
import type { ListRow } from '#contract/lists.ts'
import { workbookOf } from '#web/lists/workbook-for-tests.ts'
import { prepared, rowsOf } from '#web/lists/rows-for-tests.ts'

const emma = { partnerOneName: 'Emma Reed', partnerTwoName: 'James Cole', email: 'emma@example.com' }
const lines = (...all: string[]) => all.join('\r\n')

const utf16 = (text: string) => Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0))
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('couples', () => {
  it.each<[string, BlobPart, ListRow[]]>([
    [
      'the columns of the form',
      lines(
        'Partner 1,Partner 2,Email,Wedding Date,Venue,Guests',
        'Emma Reed,James Cole,emma@example.com,2031-06-14,Casa,80',
      ),
      [{ ...emma, weddingDate: '2031-06-14', venue: 'Casa', guestCount: '80' }],
    ],
    [
      'first and last names of both, as planning products export them',
      lines(
        'Partner 1 First Name,Partner 1 Last Name,Partner 2 First Name,Partner 2 Last Name,Primary Email,Event Date,Event Location',
        'Emma,Reed,James,Cole,emma@example.com,06/14/2031,Casa',
      ),
      [{ ...emma, weddingDate: '2031-06-14', venue: 'Casa' }],
    ],
    [
      'contacts of HoneyBook',
      lines(
        'First Name,Last Name,Email,Phone Number,Project Name,Project Date,Stage',
        'Emma,Reed,emma@example.com,(555) 010-2000,Emma & James Wedding,"Jun 14, 2031",Booked',
      ),
      [
        {
          partnerOneName: 'Emma Reed',
          email: 'emma@example.com',
          phone: '(555) 010-2000',
          weddingDate: '2031-06-14',
          status: 'contracted',
        },
      ],
    ],
    [
      'projects of Dubsado',
      lines(
        'Client Name,Client Email,Project Title,Project Date,Project Status',
        'Emma Reed,emma@example.com,Reed Wedding,2031-06-14T00:00:00.000Z,Lead',
      ),
      [{ partnerOneName: 'Emma Reed', email: 'emma@example.com', weddingDate: '2031-06-14', status: 'inquiry' }],
    ],
    [
      'Google Contacts',
      lines(
        'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
        'Emma,,Reed,,Met at the fair,* myContacts,* Home,emma@example.com,Mobile,0044 20 1234',
      ),
      [{ partnerOneName: 'Emma Reed', email: 'emma@example.com', phone: '0044 20 1234', notes: 'Met at the fair' }],
    ],
    [
      'Google Contacts with all of its columns, phonetic names and second addresses included',
      lines(
        'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Website 1 - Label,Website 1 - Value',
        'Emma,,Reed,,,,,,,,,,,,Met at the fair,,* myContacts,* Home,emma@example.com,Work,reed@example.org,Mobile,0044 20 1234,Work,0044 20 5678,Home,"1 High Street, Bath",,',
      ),
      [{ partnerOneName: 'Emma Reed', email: 'emma@example.com', phone: '0044 20 1234', notes: 'Met at the fair' }],
    ],
    [
      'contacts of Dubsado',
      lines('Name,Email,Phone,Company', 'Emma Reed,emma@example.com,(555) 010-2000,'),
      [{ partnerOneName: 'Emma Reed', email: 'emma@example.com', phone: '(555) 010-2000' }],
    ],
    [
      'both names in one column, and columns in another order',
      lines('Email;Couple;Wedding day', 'emma@example.com;Emma Reed and James Cole;14.06.2031'),
      [{ ...emma, weddingDate: '2031-06-14' }],
    ],
    ['last names first', lines('Name,Email', '"Reed, Emma & Cole, James",emma@example.com'), [emma]],
    [
      'a couple with one name',
      lines('Name,Email', 'Zoë,zoe@example.com'),
      [{ partnerOneName: 'Zoë', email: 'zoe@example.com' }],
    ],
    [
      'titles above the header and empty rows',
      lines(
        'My couples,,',
        ',,',
        'Couple,Email,Budget',
        ',,',
        'Emma Reed & James Cole,emma@example.com,"$40,000"',
        ',,',
      ),
      [{ ...emma, budget: '$40,000' }],
    ],
    [
      'no header',
      lines('Emma Reed & James Cole,emma@example.com,2031-06-14'),
      [{ ...emma, weddingDate: '2031-06-14' }],
    ],
    [
      'tabs, line breaks and quotation marks in cells, and emoji',
      'Couple\tEmail\tNotes\nEmma Reed & James Cole\temma@example.com\t"They said:\n""yes"" 💍"\n',
      [{ ...emma, notes: 'They said:\n"yes" 💍' }],
    ],
    [
      'UTF-16 of Excel',
      utf16('Couple\tEmail\r\nZoë & Łukasz\tzoe@example.com\r\n'),
      [{ partnerOneName: 'Zoë', partnerTwoName: 'Łukasz', email: 'zoe@example.com' }],
    ],
    [
      'Windows-1252 of Excel',
      latin('Couple;Email\r\nZo\xeb & Ren\xe9;zoe@example.com\r\n'),
      [{ partnerOneName: 'Zoë', partnerTwoName: 'René', email: 'zoe@example.com' }],
    ],
    [
      'UTF-8 with a mark at its beginning',
      '\ufeffCouple,Email\nZoë & René,zoe@example.com',
      [{ partnerOneName: 'Zoë', partnerTwoName: 'René', email: 'zoe@example.com' }],
    ],
    [
      'the same header twice, and what looks like a formula',
      lines('Name,Email,Email,Notes', 'Emma Reed & James Cole,emma@example.com,second@example.com,=1+1'),
      [{ ...emma, notes: '=1+1' }],
    ],
  ])('with %s', async (_, file, expected) => expect(await rowsOf('clients', file)).toEqual(expected))

  it('from a workbook, with dates as numbers, rich and inline text, and gaps', async () => {
    const strings = [
      '<t>Couple</t>',
      '<t>Email</t>',
      '<t>Wedding Date</t>',
      '<r><t>Emma Reed </t></r><r><t>&amp; James Cole</t></r><rPh><t>x</t></rPh>',
    ]
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="s"><v>2</v></c></row>
      <row r="3"/><row r="4"><c r="A4" t="s"><v>3</v></c><c r="C4" t="inlineStr"><is><t>emma@example.com</t></is></c><c r="D4" s="1"><v>48013</v></c></row>`
    expect(await rowsOf('clients', await workbookOf(rows, { strings }))).toEqual([
      { ...emma, weddingDate: '2031-06-14' },
    ])
  })

  it('asks what dates mean that could be of two months', async () => {
    const file = lines('Couple,Email,Date', 'Emma Reed & James Cole,emma@example.com,3/4/2031')
    const { asksOrder, rows } = await prepared('clients', file)
    expect({ asksOrder, date: rows[0]?.cells['weddingDate'] }).toEqual({ asksOrder: true, date: '2031-03-04' })
    expect(await rowsOf('clients', file, { order: 'day' })).toMatchObject([{ weddingDate: '2031-04-03' }])
    const clear = `${file}\r\nZoë,zoe@example.com,14/6/2031`
    expect(await prepared('clients', clear)).toMatchObject({ asksOrder: false })
    expect(await rowsOf('clients', clear)).toMatchObject([{ weddingDate: '2031-04-03' }, { weddingDate: '2031-06-14' }])
  })

  it('asks what unknown words mean, and names cells that cannot be read', async () => {
    const file = lines(
      'Couple,Email,Date,Status',
      'Emma,emma@example.com,soon,On hold',
      'Zoë,zoe@example.com,6/31/2031,Booked',
    )
    const { unknown, rows } = await prepared('clients', file)
    expect(unknown.map(({ word }) => word)).toEqual(['On hold'])
    expect(rows.map(({ line, problems }) => ({ line, problems }))).toEqual([
      { line: 2, problems: [{ field: 'weddingDate', message: '“soon” is no date.' }] },
      { line: 3, problems: [{ field: 'weddingDate', message: '“6/31/2031” is no date.' }] },
    ])
    const { rows: answered } = await prepared('clients', file, { words: { 'status:on hold': 'inquiry' } })
    expect(answered[0]?.cells).toMatchObject({ status: 'inquiry' })
  })
})
