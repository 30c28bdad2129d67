import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merge, mergeFields, mergeValues, type MergeField } from '#weddings/clients/contract/merge.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: '2027-06-12', venue: 'The Old Mill' }
const studio = { name: 'Rosa', businessName: 'Fern & Fig' }
const values = mergeValues(emma, studio, '2027-06-01', defaultLocale)
const names = Object.keys(mergeFields) as MergeField[]

describe('the values of a wedding', () => {
  it('are its names, date and place, and those of the studio', () => {
    expect(values).toEqual({
      couple: 'Emma & James',
      'partner one': 'Emma',
      'partner two': 'James',
      'wedding date': 'June 12, 2027',
      venue: 'The Old Mill',
      'days to go': '11 days',
      planner: 'Rosa',
      studio: 'Fern & Fig',
    })
  })

  it('are null where nothing is known, and on the day itself and after it no days are to go', () => {
    const alone = { partnerOneName: 'Zoë', partnerTwoName: null, weddingDate: null, venue: null }
    expect(mergeValues(alone, { name: 'Rosa' }, '2027-06-01', defaultLocale)).toMatchObject({
      couple: 'Zoë',
      'partner two': null,
      'wedding date': null,
      venue: null,
      'days to go': null,
      studio: 'Rosa',
    })
    const daysOn = (today: string) => mergeValues(emma, studio, today, defaultLocale)['days to go']
    expect(['2027-06-11', '2027-06-12', '2027-06-13', '2023-06-12'].map(daysOn)).toEqual([
      '1 day',
      null,
      null,
      '1,461 days',
    ])
  })
})

describe('merging', () => {
  it('replaces fields however they are spaced and capitalised', () => {
    expect(merge('Dear {couple}, at { Venue } on {WEDDING  date}', values).text).toBe(
      'Dear Emma & James, at The Old Mill on June 12, 2027',
    )
  })

  it('leaves unknown and empty fields, and names each once', () => {
    const merged = merge('{venue} {venue} {vennue} {vennue} {couple} {} {constructor}', { ...values, venue: null })
    expect(merged).toEqual({
      text: '{venue} {venue} {vennue} {vennue} Emma & James {} {constructor}',
      empty: ['venue'],
      unknown: ['{vennue}', '{constructor}'],
    })
  })

  it('does not replace fields in values', () => {
    expect(merge('{partner one}', { ...values, 'partner one': '{planner} $& $1' }).text).toBe('{planner} $& $1')
  })

  const anyText = fc.string({ unit: 'binary', maxLength: 40 })
  const anyValues = fc.record(Object.fromEntries(names.map((name) => [name, fc.option(anyText)]))) as fc.Arbitrary<
    Record<MergeField, string | null>
  >
  const plain = anyText.map((text) => text.replaceAll(/[{}]/g, ''))

  it('of any text without braces changes nothing', () => {
    fc.assert(
      fc.property(plain, anyValues, (text, given) => {
        expect(merge(text, given)).toEqual({ text, empty: [], unknown: [] })
      }),
    )
  })

  it('puts each value in its place, whatever the value contains', () => {
    const part = fc.record({ before: plain, field: fc.constantFrom(...names) })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), anyValues, (parts, given) => {
        const template = parts.map(({ before, field }) => `${before}{${field}}`).join('')
        const expected = parts.map(({ before, field }) => before + (given[field] || `{${field}}`)).join('')
        const merged = merge(template, given)
        expect(merged.text).toBe(expected)
        expect(merged.unknown).toEqual([])
        expect(new Set(merged.empty)).toEqual(new Set(parts.map(({ field }) => field).filter((name) => !given[name])))
      }),
    )
  })

  it('never throws, and mentions every unknown field', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '\n'), maxLength: 60 }), (text) => {
        const merged = merge(text, values)
        expect(merged.text).toBe(text)
        for (const written of merged.unknown) expect(text).toContain(written)
      }),
    )
  })
})
