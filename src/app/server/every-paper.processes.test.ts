import { describe, expect, it } from 'vitest'
import { dayPaper, dayTemplate } from '#day/days/server/paper/day-paper.ts'
import type { PaperItem } from '#day/days/server/paper/sheet.ts'
import { invoiceStatuses } from '#money/invoices/contract/invoice-statuses.ts'
import { yearPaper } from '#money/invoices/server/ledger/year-paper.ts'
import { invoicePaper, invoiceTemplate } from '#money/invoices/server/paper/invoice-paper.ts'
import { monthPaper, monthTemplate } from '#overview/calendar/server/month-paper.ts'
import { tasksPaper } from '#planning/tasks/server/tasks-paper.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { tableData, tableTemplate } from '#platform/server/paper/table-paper.ts'
import { typeset } from '#platform/server/paper/typeset.ts'
import { vendorsPaper } from '#weddings/vendors/server/vendors-paper.ts'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { faultsOf, factsOf, misplacedIn } from '#test/pdf/reader.ts'
import { sampleSheet } from '#test/pdf/sheet.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { defaultLocale, defaultRegion } from '#platform/contract/locale/region.ts'

const { studio } = sampleSheet
const names = [
  'Ada',
  'Zoë Ñandú & Łukasz Đặng Ș',
  'Maximiliana Featherstonehaugh-Wellington & Bartholomew von und zu Hohenzollern-Sigmaringen',
  'Wonderful'.repeat(30),
  'someone.with.a.very.long.address@and-a-very-long-domain.weddings.example',
  '王小明 & 李美玲',
  '渡辺直美のドレス',
  '김민준',
  'محمد علي & שרה לוי',
  'งานแต่งงานพิธีทั้งหมด',
  'শর্মিলা & திருமணம்',
  'Γιώργος & Свадьба',
  'Tom 👨‍👩‍👧 & ᚠᚢᚦ',
  '#read("/etc/passwd") $x$ @y `z` \\',
]
const nameAt = (index: number) => names[index % names.length]!
const counts = [0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 25, 30, 400]
const rows = <Row>(count: number, make: (index: number) => Row) => Array.from({ length: count }, (_, at) => make(at))
/** Twenty documents of a kind: by count of rows, and by name. */
const kinds: Record<string, (index: number) => { template: string; data: object; margin: number }> = {
  invoice: (index) => ({
    template: invoiceTemplate,
    margin: 60,
    data: invoicePaper(
      {
        ...sampleSheet,
        studio: { ...studio, name: nameAt(index + 1) },
        couple: { names: nameAt(index), email: nameAt(4), address: nameAt(index + 3) },
        status: invoiceStatuses[index % invoiceStatuses.length]!,
        number: index % 5 === 0 ? 'N'.repeat(40) : sampleSheet.number,
        lines: rows(counts[index % counts.length]!, (at) => ({
          description: nameAt(at + index),
          quantity: `${at}`,
          rate: '1234567.891',
          amount: '99999999.99',
        })),
      },
      defaultLocale,
    ),
  }),
  'run sheet': (index) => ({
    template: dayTemplate,
    margin: 42,
    data: dayPaper(
      {
        studio: { ...studio, name: nameAt(index) },
        colours: { accent: '#a3435a', line: '#f0dfdc' },
        couple: nameAt(index + 1),
        day: { name: nameAt(index + 2), date: '2027-06-12', place: nameAt(index + 3), timeZone: 'Europe/Rome' },
        isLarge: index % 4 === 3,
        printed: Date.parse('2026-11-23T12:40:00Z'),
        parts: rows(1 + (index % 3), (part) => ({
          language: languages[(index + part) % languages.length]!,
          title: nameAt(index + part),
          version: 'Version 3',
          items: rows(counts[(index + part) % counts.length]!, (at): PaperItem => ({
            start: at % 9 === 8 ? '25:30' : '15:00',
            minutes: 30,
            title: nameAt(at),
            place: at % 3 ? nameAt(at + 1) : null,
            section: index % 2 ? nameAt(Math.floor(at / 15)) : null,
            details: at % 4 ? null : nameAt(at + 2),
            isKey: at % 7 === 0,
            isOwn: at % 5 === 0,
            state: 'open',
            vendors: at % 2 ? nameAt(at + 3) : '',
          })),
          contacts: rows(index, (at) => ({
            name: nameAt(at),
            role: 'Aunt',
            phone: '(917) 555-0199',
            email: nameAt(4),
          })),
        })),
      },
      defaultRegion,
    ),
  }),
  plan: (index) => ({
    template: tableTemplate,
    margin: 46,
    data: {
      studio,
      ...tableData(
        tasksPaper(
          rows(counts[index % counts.length]!, (at) => ({
            title: nameAt(at),
            description: at % 3 ? null : nameAt(at + 1),
            dueDate: at % 5 ? '2027-06-12' : null,
            assignedTo: ['planner', 'client', nameAt(3)][at % 3]!,
            completed: at % 2 === 0,
            phase: index % 2 ? nameAt(Math.floor(at / 20)) : null,
          })) as Task[],
          { partnerOneName: nameAt(index), partnerTwoName: null, weddingDate: '2027-06-12' },
          defaultLocale,
        ),
      ),
    },
  }),
  vendors: (index) => ({
    template: tableTemplate,
    margin: 46,
    data: {
      studio,
      ...tableData(
        vendorsPaper(
          rows(counts[index % counts.length]!, (at) => ({
            id: at,
            clientId: 1,
            vendorId: at,
            status: 'booked' as const,
            vendor: {
              name: nameAt(at),
              category: 'dj',
              phone: '(917) 555-0199',
              email: nameAt(4),
              website: 'https://www.example.com/a/very/long/path/that-does-not-end-soon/index.html',
              address: nameAt(at + 1),
            } as Vendor,
          })),
          { partnerOneName: nameAt(index), partnerTwoName: nameAt(index + 1), weddingDate: null },
          defaultLocale,
        ),
      ),
    },
  }),
  ledger: (index) => ({
    template: tableTemplate,
    margin: 46,
    data: {
      studio,
      ...tableData(
        yearPaper(
          2027,
          rows(counts[index % counts.length]!, (at) => ({
            date: `2027-${String(1 + Math.floor((at * 12) / counts[index % counts.length]!)).padStart(2, '0')}-01`,
            number: at % 9 ? `INV-2027-${at}` : 'N'.repeat(40),
            couple: nameAt(at),
            words: nameAt(at + 1),
            currency: 'USD',
            cents: at % 2 ? 999_999_999_99 : 0,
            received: at % 2 ? 0 : -123_456_78,
          })),
          defaultLocale,
        ),
      ),
    },
  }),
  month: (index) => ({
    template: monthTemplate,
    margin: 34,
    data: {
      studio: { ...studio, name: nameAt(index) },
      ...monthPaper(
        defaultRegion,
        '2027-06',
        rows(counts[index % counts.length]!, (at) => ({
          date: `2027-06-${String(1 + (at % 28)).padStart(2, '0')}`,
          time: at % 2 ? '14:30' : null,
          text: nameAt(at),
          kind: (['wedding', 'event', 'task'] as const)[at % 3]!,
        })),
      ),
    },
  }),
}

describe.each(Object.keys(kinds))('twenty documents of the kind %s', (kind) => {
  it.each(rows(20, (at) => at))('%s has no text cut off or on other text, and no fault', async (index) => {
    const { template, data, margin } = kinds[kind]!(index)
    const pdf = await typeset({ template, data, size: index % 2 ? 'a4' : 'letter' }, { plannerId: 1 })
    expect(misplacedIn(pdf, margin)).toEqual([])
    expect(faultsOf(pdf)).toEqual([])
    expect(factsOf(pdf)['Title']).not.toBe('')
  })
})
