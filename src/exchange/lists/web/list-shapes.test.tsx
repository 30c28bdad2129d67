import { defaultLocale, defaultRegion } from '#platform/contract/locale/region.ts'
import { wearLocale, wearRegion } from '#platform/web/locale/here.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { listRows } from '#exchange/lists/contract/list-rows.ts'
import { workbookOf } from '#exchange/lists/web/workbook-for-tests.ts'
import { prepared, rowsOf } from '#exchange/lists/web/rows-for-tests.ts'
import { readFile } from '#exchange/lists/web/read-file.ts'

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
    wearRegion({ ...defaultRegion, dateOrder: 'day' })
    onTestFinished(() => wearLocale(defaultLocale))
    expect(await prepared('clients', file)).toMatchObject({ asksOrder: true })
    expect(await rowsOf('clients', file)).toMatchObject([{ weddingDate: '2031-04-03' }])
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
      { line: 2, problems: [{ field: 'weddingDate', message: '“soon” is not a date.' }] },
      { line: 3, problems: [{ field: 'weddingDate', message: '“6/31/2031” is not a date.' }] },
    ])
    const { rows: answered } = await prepared('clients', file, { words: { 'status:on hold': 'inquiry' } })
    expect(answered[0]?.cells).toMatchObject({ status: 'inquiry' })
  })
})

describe('other lists', () => {
  it('vendors with words for their category, and addresses in several columns', async () => {
    const file = lines(
      'Company Name,Category,Email,Website,Street,City',
      'Bloom,Florals,,https://bloom.example,Main St 1,Rome',
      'Snap,Photography,hi@snap.example,,,',
      'Spin,DJ Services,,,,',
    )
    const { rows, unknown } = await prepared('vendors', file)
    expect(unknown.map(({ word }) => word)).toEqual(['Florals'])
    expect(rows.map(({ cells }) => cells)).toEqual([
      { name: 'Bloom', website: 'https://bloom.example', address: 'Main St 1\nRome' },
      { name: 'Snap', category: 'photographer', email: 'hi@snap.example' },
      { name: 'Spin', category: 'dj' },
    ])
  })

  it('tasks of a checklist', async () => {
    const file = lines(
      'Task,Due Date,Category,Completed,Client,Notes',
      'Order the cake,2031-01-05,6 Months,Yes,Emma & James,Two tiers',
      'Book the band,,6 Months,No,,',
    )
    expect(await rowsOf('tasks', file)).toEqual([
      {
        title: 'Order the cake',
        dueDate: '2031-01-05',
        phase: '6 Months',
        completed: 'yes',
        couple: 'Emma & James',
        description: 'Two tiers',
      },
      { title: 'Book the band', phase: '6 Months' },
    ])
  })

  it('events of Google Calendar as CSV', async () => {
    const file = lines(
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location',
      'Tasting,06/14/2031,2:30 PM,06/14/2031,3:30 PM,False,Bring a list,Casa',
      'Wedding,06/15/2031,,06/15/2031,,True,,',
    )
    expect(await rowsOf('events', file, { clientId: '7' })).toEqual([
      {
        title: 'Tasting',
        date: '2031-06-14',
        time: '14:30',
        description: 'Bring a list',
        place: 'Casa',
        clientId: '7',
      },
      { title: 'Wedding', date: '2031-06-15', clientId: '7' },
    ])
  })

  it('events with date and time in one column, and durations', async () => {
    const file = lines(
      'Title,Start,Duration,Client',
      'Fitting,2031-03-01 09:15,1h 30m,Emma',
      'Call,3/15/2031 4 PM,45,Emma',
      'Tour,2031-03-02T10:00:00,,Emma',
    )
    const { rows } = await prepared('events', file)
    expect(rows.map(({ cells: { date, time, minutes } }) => ({ date, time, minutes }))).toEqual([
      { date: '2031-03-01', time: '09:15', minutes: '90' },
      { date: '2031-03-15', time: '16:00', minutes: '45' },
      { date: '2031-03-02', time: '10:00', minutes: undefined },
    ])
  })

  it('from a workbook with a cell far to the right, which is left out', async () => {
    const strings = ['<t>Partner 1</t>', '<t>Email</t>', '<t>Clara</t>', '<t>clara@example.com</t>']
    const rows = `<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="BZZZZZ1" t="s"><v>1</v></c></row>
      <row><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c></row>`
    expect(await rowsOf('clients', await workbookOf(rows, { strings }))).toMatchObject([
      { partnerOneName: 'Clara', email: 'clara@example.com' },
    ])
  })

  it('events from a workbook with a column of times', async () => {
    const strings = ['<t>Title</t>', '<t>Date</t>', '<t>Time</t>', '<t>Tasting</t>']
    const rows = `<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
      <row><c r="A2" t="s"><v>3</v></c><c r="B2" s="1"><v>46551</v></c><c r="C2" s="2"><v>0.604166666666667</v></c></row>`
    expect(await rowsOf('events', await workbookOf(rows, { strings, apple: true }), { clientId: '7' })).toEqual([
      { title: 'Tasting', date: '2031-06-14', time: '14:30', clientId: '7' },
    ])
  })

  it('events of a calendar file: zoned, all day, folded, repeated and cancelled', async () => {
    const event = (...all: string[]) => ['BEGIN:VEVENT', ...all, 'END:VEVENT']
    const file = lines(
      'BEGIN:VCALENDAR',
      ...event(
        'DTSTART;TZID="Europe/Rome":20310614T163000',
        'DURATION:PT1H30M',
        'SUMMARY:Tasting\\, cakes',
        'DESCRIPTION:One\\nTwo and',
        '  three',
        'BEGIN:VALARM',
        'DESCRIPTION:Alarm',
        'END:VALARM',
      ),
      ...event('DTSTART;VALUE=DATE:20310615', 'DTEND;VALUE=DATE:20310616', 'SUMMARY:Wedding', 'LOCATION:Casa'),
      ...event('DTSTART:20310601T090000', 'DTEND:20310601T100000', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Call'),
      ...event('DTSTART:20310602T090000', 'SUMMARY:Off', 'STATUS:CANCELLED'),
      'END:VCALENDAR',
    )
    const { note } = await prepared('events', file)
    expect(note).toBe('Only the first of repeating events is added. Canceled events are left out.')
    expect(await rowsOf('events', file, { clientId: '7' })).toEqual([
      {
        title: 'Tasting, cakes',
        date: '2031-06-14',
        time: '16:30',
        minutes: '90',
        description: 'One\nTwo and three',
        clientId: '7',
      },
      { title: 'Wedding', date: '2031-06-15', place: 'Casa', clientId: '7' },
      { title: 'Call', date: '2031-06-01', time: '09:00', minutes: '60', clientId: '7' },
    ])
  })

  it('events of a calendar file with places of several lines, and with one that is too long for a place', async () => {
    const link = `https://meet.example/${'a'.repeat(480)}`
    const event = (place: string, ...all: string[]) => [
      'BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20310615',
      'SUMMARY:Tasting',
      `LOCATION:${place}`,
      ...all,
      'END:VEVENT',
    ]
    const file = lines(
      'BEGIN:VCALENDAR',
      ...event('Casa\\nStreet 1\\, Rome'),
      ...event('Casa\\,\\n\\n Street 1'),
      ...event(link, 'DESCRIPTION:Bring a list'),
      ...event(link),
      'END:VCALENDAR',
    )
    const tasting = { title: 'Tasting', date: '2031-06-15' }
    const rows = await rowsOf('events', file)
    expect(rows).toEqual([
      { ...tasting, place: 'Casa, Street 1, Rome' },
      { ...tasting, place: 'Casa, Street 1' },
      { ...tasting, description: `Bring a list\n${link}` },
      { ...tasting, description: link },
    ])
    expect(rows.map((row) => listRows.events.safeParse(row).success)).toEqual([true, true, true, true])
  })

  it('events with a venue and its address in columns of their own', async () => {
    const file = lines(
      'Title,Date,Venue,Address',
      'Tasting,2031-06-14,Casa,"Street 1, Rome"',
      'Fair,2031-06-15,,Street 2',
    )
    expect(await rowsOf('events', file)).toEqual([
      { title: 'Tasting', date: '2031-06-14', place: 'Casa, Street 1, Rome' },
      { title: 'Fair', date: '2031-06-15', place: 'Street 2' },
    ])
  })

  it.each<[string, BlobPart, string]>([
    [
      'an old workbook',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      'This file is from an old version of Excel. Please save it as XLSX or CSV.',
    ],
    ['a PDF', '%PDF-1.7', 'This is a PDF. Please export a CSV or XLSX.'],
    [
      'a ZIP of something else',
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
      'This is not a workbook. Please choose a CSV, XLSX, or ICS file.',
    ],
    ['a file that is too large', new Uint8Array(5 * 1024 * 1024 + 1), 'Please choose a file no larger than 5 MB.'],
  ])('%s is refused in words', async (_, file, words) => expect(readFile(new Blob([file]))).rejects.toThrow(words))
})
