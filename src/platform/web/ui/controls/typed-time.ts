/** Parses a typed time to HH:mm: "15:00", "3pm", "3:30 pm", "noon"; undefined if it is not one. */
export function timeTyped(text: string): string | undefined {
  const words = text.toLowerCase().trim()
  if (words === 'noon') return '12:00'
  if (words === 'midnight') return '00:00'
  const parts = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/.exec(words)
  if (!parts) return undefined
  const [, hourText, minutes = '00', half] = parts
  // A number alone may be anything.
  if (parts[2] === undefined && half === undefined) return undefined
  const hour = Number(hourText)
  if (Number(minutes) > 59) return undefined
  if (half === undefined) return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
  if (hour < 1 || hour > 12) return undefined
  return `${String((hour % 12) + (half.startsWith('p') ? 12 : 0)).padStart(2, '0')}:${minutes}`
}
