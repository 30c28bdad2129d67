const noon = new Set(['noon', 'midi', 'mittag', 'mediodia'])
const midnights = new Set(['midnight', 'minuit', 'mitternacht', 'medianoche'])

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

const clock = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?:[:.]\d{2}(?:\.\d+)?)?\s?(h|uhr|heures?)?\s?(?:([ap])\.?\s?m\.?)?$/

/** A typed time as HH:mm: '15:00', '14.30', '14h30', '14 h', '14 Uhr', '2:30pm', '3 p. m.', 'noon'; undefined if it is none. */
export function readTime(typed: string): string | undefined {
  const text = plain(typed)
  if (noon.has(text)) return '12:00'
  if (midnights.has(text)) return '00:00'
  const [, hours, minutes, unit, half] = clock.exec(text) ?? []
  // A number alone may be anything.
  if (hours === undefined || (minutes === undefined && unit === undefined && half === undefined)) return undefined
  const hour = Number(hours)
  if (Number(minutes ?? 0) > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined
  const shown = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return `${String(shown).padStart(2, '0')}:${minutes ?? '00'}`
}
