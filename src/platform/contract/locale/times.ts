import type { Locale } from '#platform/contract/locale/region.ts'

const halves = { en: ['AM', 'PM'], es: ['a. m.', 'p. m.'], fr: ['AM', 'PM'], de: ['AM', 'PM'] } as const

/** 'HH:mm' as '4:05 PM', '16:05' or '16h05', '25:30' as half past one, and what is no time as it is. */
export function formatTime(time: string, { language, region }: Locale): string {
  const [, hours = '', minutes = ''] = /^(\d\d):([0-5]\d)/.exec(time) ?? []
  if (!hours || Number(hours) >= 36) return time
  const hour = Number(hours) % 24
  if (region.clock === 12) return `${hour % 12 || 12}:${minutes} ${halves[language][hour < 12 ? 0 : 1]}`
  return language === 'fr' ? `${hour}h${minutes}` : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** A full hour beside an axis: '4 PM', '16:00', '16h'. */
export function formatHour(time: string, locale: Locale): string {
  if (locale.region.clock === 12) return formatTime(time, locale).replace(':00', '')
  return locale.language === 'fr' ? formatTime(time, locale).replace('h00', 'h') : formatTime(time, locale)
}
