import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { ages, invitationLists } from '#guests/guests/contract/guest-choices.ts'
import { ageLabels, answerLabels, listLabels, sideLabels, type Couple } from '#guests/guests/web/guest-words.ts'
import { answerOf, mealOf, type GuestRow, type ListedEnvelope, type ListedGuest } from '#guests/guests/web/rows.ts'
import { languageNames, languages } from '#platform/contract/locale/language.ts'
import { t } from '#platform/web/locale/t.ts'

/** What a cell writes: fields of the envelope, or of the guest, or the answer for a part. */
export type CellChange = {
  envelope?: Record<string, unknown>
  guest?: Record<string, unknown>
  answer?: { partId: number; invited?: boolean; attending?: boolean | null; meal?: string | null }
}

export type Column = {
  id: string
  label: string
  width: number
  /** Of the envelope: shown in its first row only. */
  isOfEnvelope?: true
  text: (row: GuestRow) => string
  /** The values to choose from; without them it is a text. */
  options?: readonly (readonly [value: string, label: string])[]
  value: (row: GuestRow) => string
  write: (value: string, row: GuestRow) => CellChange
  /** Whether the column is shown until it is chosen otherwise. */
  isUsual?: true
  maxLength?: number
  isLong?: true
}

type EnvelopeField = 'name' | 'email' | 'phone' | 'address' | 'privateNotes'
type GuestField = 'firstName' | 'lastName' | 'role' | 'dietary' | 'access' | 'table' | 'privateNotes'

const ofEnvelope = (field: EnvelopeField, label: string, width: number, more: Partial<Column> = {}): Column => ({
  id: `envelope-${field}`,
  label,
  width,
  isOfEnvelope: true,
  text: ({ envelope }) => (envelope[field] ?? '').replaceAll('\n', ', '),
  value: ({ envelope }) => envelope[field] ?? '',
  write: (value) => ({ envelope: { [field]: value } }),
  ...more,
})

const ofGuest = (field: GuestField, label: string, width: number, more: Partial<Column> = {}): Column => ({
  id: field,
  label,
  width,
  text: ({ guest }) => guest?.[field] ?? '',
  value: ({ guest }) => guest?.[field] ?? '',
  write: (value) => ({ guest: { [field]: value } }),
  ...more,
})

function chosen(
  base: Pick<Column, 'id' | 'label' | 'width' | 'isOfEnvelope' | 'isUsual'>,
  options: readonly (readonly [string, string])[],
  of: (row: GuestRow) => string,
  write: Column['write'],
): Column {
  const labels = new Map(options)
  return { ...base, options, value: of, text: (row) => labels.get(of(row)) ?? '', write }
}

const answers = (part: Part): Column =>
  chosen(
    { id: `part-${part.id}`, label: part.name, width: 128, isUsual: true },
    (['open', 'yes', 'no', 'none'] as const).map((state) => [state, t(answerLabels[state])]),
    ({ guest }) => (guest ? answerOf(guest, part.id) : ''),
    (value) => ({
      answer:
        value === 'none'
          ? { partId: part.id, invited: false }
          : { partId: part.id, attending: value === 'open' ? null : value === 'yes' },
    }),
  )

const meals = (part: Part): Column =>
  chosen(
    { id: `meal-${part.id}`, label: t('Meal: {part}', { part: part.name }), width: 176, isUsual: true },
    [['', '—'], ...part.meals.map((meal) => [meal, meal] as const)],
    ({ guest }) => mealOf(guest, part.id) ?? '',
    (value) => ({ answer: { partId: part.id, meal: value || null } }),
  )

/** The columns of a guest list, in their order. */
export function columnsOf(parts: readonly Part[], couple: Couple, isPlanner: boolean): Column[] {
  const sides = Object.entries(sideLabels(couple))
  return [
    ofEnvelope('name', t('Envelope'), 230, { isUsual: true, maxLength: 200 }),
    ofGuest('firstName', t('First name'), 140, { isUsual: true, maxLength: 80 }),
    ofGuest('lastName', t('Last name'), 140, { isUsual: true, maxLength: 80 }),
    ...parts.flatMap((part) => [answers(part), ...(part.meals.length > 0 ? [meals(part)] : [])]),
    ofGuest('dietary', t('Dietary needs'), 160, { isUsual: true, maxLength: 200 }),
    chosen(
      { id: 'age', label: t('Age'), width: 96 },
      ages.map((age) => [age, t(ageLabels[age])]),
      ({ guest }) => guest?.age ?? '',
      (age) => ({ guest: { age } }),
    ),
    ofGuest('role', t('Role'), 130, { maxLength: 80 }),
    ofGuest('access', t('Access needs'), 150, { maxLength: 200 }),
    ofGuest('table', t('Table'), 90, { maxLength: 40 }),
    ofEnvelope('email', t('Email'), 190, { maxLength: 254 }),
    ofEnvelope('phone', t('Phone'), 140, { maxLength: 200 }),
    ofEnvelope('address', t('Address'), 220, { maxLength: 2000, isLong: true }),
    chosen(
      { id: 'language', label: t('Language'), width: 110, isOfEnvelope: true },
      [['', '—'], ...languages.map((language) => [language, languageNames[language]] as const)],
      ({ envelope }) => envelope.language ?? '',
      (language) => ({ envelope: { language } }),
    ),
    chosen(
      { id: 'side', label: t('Side'), width: 110, isOfEnvelope: true },
      [['', '—'], ...sides],
      ({ envelope }) => envelope.side ?? '',
      (side) => ({ envelope: { side: side || null } }),
    ),
    {
      id: 'tags',
      label: t('Tags'),
      width: 150,
      isOfEnvelope: true,
      text: ({ envelope }) => envelope.tags.join(', '),
      value: ({ envelope }) => envelope.tags.join(', '),
      write: (value) => ({ envelope: { tags: tagsIn(value) } }),
      maxLength: 400,
    },
    chosen(
      { id: 'list', label: t('List'), width: 90, isOfEnvelope: true },
      invitationLists.map((list) => [list, t(listLabels[list])]),
      ({ envelope }) => envelope.list,
      (list) => ({ envelope: { list } }),
    ),
    ...(isPlanner ? [ofGuest('privateNotes', 'Private notes', 180, { maxLength: 2000 })] : []),
  ]
}

export const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Whether a cell of this column can be written in this row. */
export const isWritable = ({ isOfEnvelope }: Column, { guest, isFirst }: GuestRow): boolean =>
  isOfEnvelope ? isFirst : guest !== undefined

/** How a row looks with a change that is on its way. */
export function withChange(envelope: ListedEnvelope, guestId: number | undefined, change: CellChange): ListedEnvelope {
  const edited = <One extends Pick<ListedGuest, 'id' | 'answers'>>(one: One): One => {
    if (one.id !== guestId) return one
    return { ...one, ...change.guest, ...(change.answer && { answers: answersWith(one.answers, change.answer) }) }
  }
  return {
    ...envelope,
    ...change.envelope,
    guests: envelope.guests.map(edited),
    seats: envelope.seats.map(edited),
  }
}

function answersWith(answers: ListedGuest['answers'], change: NonNullable<CellChange['answer']>) {
  const { partId, invited, attending, meal } = change
  const others = answers.filter((answer) => answer.partId !== partId)
  if (invited === false) return others
  const now = answers.find((answer) => answer.partId === partId) ?? { partId, attending: null, meal: null }
  const next = { ...now, ...(attending !== undefined && { attending }), ...(meal !== undefined && { meal }) }
  return [...others, next.attending === false ? { ...next, meal: null } : next]
}
