import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { guestIn, kept } from '#guests/guests/web/envelope-form.ts'
import { ageLabels, answerLabels } from '#guests/guests/web/guest-words.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { answerField, guestTexts, partIdIn, type GuestText } from '#guests/guests/web/typed-guest.ts'
import { t } from '#platform/web/locale/t.ts'

const labels = (): Record<GuestText, string> => ({
  firstName: t('First Name'),
  lastName: t('Last Name'),
  age: t('Age'),
  dietary: t('Dietary Needs'),
  role: t('Role'),
  access: t('Access Needs'),
  table: t('Table'),
  privateNotes: 'Private Notes',
})

function labelOf(field: string, parts: readonly Part[]): string {
  const text = guestTexts.find((one) => one === field)
  if (text) return labels()[text]
  const part = parts.find(({ id }) => id === partIdIn(field))?.name ?? ''
  return part && field.startsWith('meal') ? t('Meal: {part}', { part }) : part
}

const choices: Readonly<Record<string, string>> = { ...answerLabels, ...ageLabels }

function inWords(field: string, value: unknown): unknown {
  const isChoice = field === 'age' || field === answerField(partIdIn(field) ?? 0)
  const label = isChoice ? choices[String(value)] : undefined
  return label ? t(label) : value
}

/** How the fields of guests that two people have changed are called, and their values in words. */
export function conflictWords(keys: readonly string[], envelope: ListedEnvelope | undefined, parts: readonly Part[]) {
  const found = keys.flatMap((key) => {
    const named = guestIn(key)
    const guest = envelope?.guests.find(({ id }) => id === named?.id)
    return named && guest ? [{ key, field: named.field, name: guestName(guest) }] : []
  })
  const names = found.map(({ key, field, name }) => [key, field === kept ? name : `${name}, ${labelOf(field, parts)}`])
  return {
    names: Object.fromEntries(names) as Record<string, string>,
    of: (values: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
      ...values,
      ...Object.fromEntries(found.map(({ key, field }) => [key, inWords(field, values[key])])),
    }),
  }
}
