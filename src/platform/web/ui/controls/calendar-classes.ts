import type { ClassNames } from 'react-day-picker'

const arrow = 'grid size-9 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink disabled:opacity-40'

/** Tailwind classes in place of the calendar library's own style sheet. */
export const calendarClasses: Partial<ClassNames> = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-4 fill-current',
  month_caption: 'flex h-9 items-center justify-center px-10',
  dropdowns: 'flex gap-1 text-sm font-medium',
  dropdown_root:
    'relative flex items-center rounded-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 w-full appearance-none opacity-0',
  caption_label: 'flex items-center gap-1 px-2 py-1 tabular [&_svg]:size-3 [&_svg]:text-muted',
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-10 text-xs font-normal text-muted',
  day: 'p-0 text-center',
  day_button:
    'grid size-10 place-items-center rounded-md text-sm tabular hover:bg-sunken focus-visible:-outline-offset-2 sm:size-9',
  today: '[&>button]:font-semibold [&>button]:text-accent-ink',
  selected: '[&>button]:bg-accent! [&>button]:text-on-accent!',
  outside: '[&>button]:text-muted',
}
