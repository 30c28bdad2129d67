import type { PublishedDay } from '#day/days/contract/day-records.ts'
import { lengthInWords } from '#day/days/contract/day-time.ts'
import { timesOf } from '#platform/contract/zoned-time.ts'
import { icsOf } from '#day/days/web/public/ics.ts'
import { ItemsOfDay } from '#day/days/web/public/ItemsOfDay.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { weekdayAndWholeDate } from '#platform/web/ui/format/dates.ts'
import { printPart } from '#platform/web/ui/layout/print-part.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { isAddress, mapSearch } from '#day/days/contract/day-place.ts'
import { saveFile } from '#platform/web/ui/files/save-file.ts'
import { Reach } from '#day/days/web/public/Reach.tsx'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import { categoryLabel, isCategory } from '#weddings/vendors/contract/vendor-choices.ts'
import { t } from '#platform/web/locale/t.ts'

/** A day counts as late from this many minutes on. */
const noticeable = 5

type Props = {
  days: readonly PublishedDay[]
  couple?: string | undefined
  /** There are other weddings on the page. */
  isOneOfSeveral?: boolean
}

/** The published days of a wedding, as the couple, a vendor or another audience sees them. */
export function PublishedDays({ days, couple, isOneOfSeveral }: Props) {
  // The contacts of a day without items would stand above the first item of another day.
  const isBrief = ({ items }: PublishedDay) => items.length === 0 && days.some((other) => other.items.length > 0)
  return (
    <div className="space-y-10">
      {days.map((day) => (
        <Day
          key={day.id}
          day={day}
          couple={couple}
          label={isOneOfSeveral ? t('{name} for {couple}', { name: day.name, couple: couple ?? '' }) : day.name}
          isBrief={isBrief(day)}
        />
      ))}
    </div>
  )
}

/** Where a day is on a map, if that is known. */
function mapAddress({ latitude, longitude, place }: PublishedDay): string | undefined {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return place && isAddress(place) ? mapSearch(place) : undefined
}

const isElsewhere = (timeZone: string) => timeZone !== timeZoneHere()

type DayProps = { day: PublishedDay; couple: string | undefined; label: string; isBrief: boolean }

function Day({ day, couple, label, isBrief }: DayProps) {
  const { name, date, timeZone, place, version, late, items, contacts, dateIsChanging } = day
  const own = items.filter(({ isOwn }) => isOwn)
  const shown = own.length > 0 ? own : items
  return (
    <section aria-label={label} className="text-left">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 dir="auto" className="font-display text-2xl leading-tight wrap-anywhere">
            {name}
          </h2>
          <p className="mt-1 text-sm text-muted">
            {date ? weekdayAndWholeDate(date) : t('The date is not set yet')}
            {isElsewhere(timeZone) && ` · ${timesOf(timeZone, t)}`}
          </p>
          {dateIsChanging && (
            <p className="mt-1 text-sm font-medium">{t('The date is changing. The new one will appear here.')}</p>
          )}
          <p className="hidden text-sm print:block">{t('Version {version}', { version })}</p>
          {place && <Place day={day} place={place} />}
        </div>
        {Math.abs(late) >= noticeable && (
          <Badge tone="amber">
            {late > 0
              ? t('Running {length} late', { length: lengthInWords(late) })
              : t('Running {length} early', { length: lengthInWords(-late) })}
          </Badge>
        )}
      </div>
      <ItemsOfDay items={items} />
      {isBrief || (
        <>
          {contacts.length > 0 && <Contacts contacts={contacts} />}
          <div className="mt-6 flex flex-wrap gap-3" data-print="hidden">
            {date && shown.length > 0 && (
              <Button
                onClick={() =>
                  saveFile(`${name}.ics`, 'text/calendar', icsOf([{ day, items: shown, couple }], Date.now()))
                }
              >
                {t('Add to Calendar')}
              </Button>
            )}
            <Button onClick={({ currentTarget }) => printPart(currentTarget.closest('section')!)}>{t('Print')}</Button>
          </div>
        </>
      )}
    </section>
  )
}

function Place({ day, place }: { day: PublishedDay; place: string }) {
  const address = mapAddress(day)
  if (!address)
    return (
      <p dir="auto" className="mt-1 text-sm wrap-anywhere">
        {place}
      </p>
    )
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="mt-1 inline-block text-sm underline underline-offset-4 wrap-anywhere"
    >
      <bdi>{place}</bdi>
    </a>
  )
}

const roleInWords = (role: string): string => (isCategory(role) ? t(categoryLabel(role)) : role)

const reach = 'underline underline-offset-4 touchable wrap-anywhere tabular'

function Contacts({ contacts }: Pick<PublishedDay, 'contacts'>) {
  return (
    <>
      <h3 className="mt-8 font-semibold">{t('Contacts')}</h3>
      <ul className="mt-2">
        {contacts.map(({ id, name, role, phone, email }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-medium">{name}</bdi>
              {role && <bdi className="ml-2 text-sm text-muted">{roleInWords(role)}</bdi>}
            </span>
            <span className="flex flex-wrap gap-x-4 text-sm">
              <Reach kind="tel" value={phone} className={reach} />
              <Reach kind="mailto" value={email} className={reach} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
