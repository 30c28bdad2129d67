import { describe, expect, it } from 'vitest'
import { readFile } from '#web/lists/read-file.ts'
import { workbookOf } from '#web/lists/workbook-for-tests.ts'
import { prepared, rowsOf } from '#web/lists/rows-for-tests.ts'

const lines = (...all: string[]) => all.join('\r\n')

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
      { title: 'Tasting', date: '2031-06-14', time: '14:30', description: 'Bring a list\nCasa', clientId: '7' },
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
    expect(note).toBe('Of events that repeat, the first one is added. Cancelled events are left out.')
    expect(await rowsOf('events', file, { clientId: '7' })).toEqual([
      {
        title: 'Tasting, cakes',
        date: '2031-06-14',
        time: '16:30',
        minutes: '90',
        description: 'One\nTwo and three',
        clientId: '7',
      },
      { title: 'Wedding', date: '2031-06-15', description: 'Casa', clientId: '7' },
      { title: 'Call', date: '2031-06-01', time: '09:00', minutes: '60', clientId: '7' },
    ])
  })

  it.each<[string, BlobPart, string]>([
    [
      'an old workbook',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      'This is a file of an old Excel. Please save it as XLSX or CSV.',
    ],
    ['a PDF', '%PDF-1.7', 'This is a PDF. Please export a CSV or XLSX.'],
    [
      'a ZIP of something else',
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
      'This is no workbook. Please choose a CSV, XLSX or ICS file.',
    ],
    ['a file that is too large', new Uint8Array(5 * 1024 * 1024 + 1), 'Please choose a file of at most 5 MB.'],
  ])('%s is refused in words', async (_, file, words) => expect(readFile(new Blob([file]))).rejects.toThrow(words))
})
