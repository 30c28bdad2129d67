import type { DayPickerProps, Modifiers } from 'react-day-picker'
import { dateOf } from '#platform/web/ui/controls/calendar-day.ts'
import { monthAndYear, monthOf, shortWeekday, weekday, weekdayAndWholeDate } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

function dayInWords(date: Date, modifiers: Modifiers = {}): string {
  const day = weekdayAndWholeDate(dateOf(date))
  return modifiers['today'] ? t('Today, {day}', { day }) : day
}

function buttonInWords(date: Date, modifiers: Modifiers): string {
  const day = dayInWords(date, modifiers)
  return modifiers['selected'] ? t('{day}, selected', { day }) : day
}

/** The calendar's words in the viewer's language; the library's own would load its locales. */
export const calendarLabels: DayPickerProps['labels'] = {
  labelDayButton: buttonInWords,
  labelGridcell: dayInWords,
  labelGrid: (month) => monthAndYear(dateOf(month)),
  labelWeekday: (day) => weekday(dateOf(day)),
  labelMonthDropdown: () => t('Choose the Month'),
  labelYearDropdown: () => t('Choose the Year'),
  labelPrevious: () => t('Go to the Previous Month'),
  labelNext: () => t('Go to the Next Month'),
}

export const calendarFormatters: DayPickerProps['formatters'] = {
  formatWeekdayName: (day) => shortWeekday(dateOf(day)).slice(0, 2),
  formatMonthDropdown: (month) => monthOf(dateOf(month)),
}
