import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { calendarClasses } from '#platform/web/ui/controls/calendar-classes.ts'
import { calendarFormatters, calendarLabels } from '#platform/web/ui/controls/calendar-labels.ts'
import { dateOf, dayFrom } from '#platform/web/ui/controls/calendar-day.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'
import { firstWeekday } from '#platform/contract/locale/week.ts'
import { localeHere } from '#platform/web/locale/here.ts'

const yearsBack = 2
const yearsAhead = 6

type Props = {
  label: string
  value: string
  trigger: RefObject<HTMLButtonElement | null>
  onChange: (date: string) => void
  onClose: () => void
}

export default function CalendarPopover({ label, value, trigger, onChange, onClose }: Props) {
  const selected = dayFrom(value)
  const thisYear = new Date().getFullYear()
  const choose = (day: Date | undefined) => {
    onChange(day ? dateOf(day) : '')
    onClose()
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Keeps Escape from closing the surrounding form too.
          onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
          onPointerDownOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          className="z-50 animate-appear rounded-md border border-line bg-raised p-3 lift-raised outline-none"
        >
          <DayPicker
            mode="single"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the calendar moves the focus into it
            autoFocus
            showOutsideDays
            weekStartsOn={firstWeekday(localeHere().region.weekStart)}
            captionLayout="dropdown"
            startMonth={new Date(thisYear - yearsBack, 0)}
            endMonth={new Date(thisYear + yearsAhead, 11)}
            defaultMonth={selected}
            selected={selected}
            onSelect={choose}
            classNames={calendarClasses}
            labels={calendarLabels}
            formatters={calendarFormatters}
          />
          {selected && (
            <Button variant="quiet" className="mt-2 w-full" onClick={() => choose(undefined)}>
              {t('Clear Date')}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
