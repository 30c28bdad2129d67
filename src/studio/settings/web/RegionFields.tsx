import { useMemo } from 'react'
import { dateInNumbers, formatDate, weekday } from '#platform/contract/locale/dates.ts'
import { countryInSentence, countryName, countryOfZone, currencyName } from '#platform/contract/locale/places.ts'
import {
  clocks,
  dateOrders,
  inEnglish,
  weekStarts,
  type Clock,
  type DateOrder,
  type WeekStart,
} from '#platform/contract/locale/region.ts'
import { formatDecimal } from '#platform/contract/locale/money.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { currencies } from '#platform/contract/locale/currency-list.ts'
import { countries, regionOf } from '#platform/contract/locale/usual-region.ts'
import { startOfWeek } from '#platform/contract/locale/week.ts'
import { paperSizeNames, paperSizes, type PaperSize } from '#platform/contract/paper-size.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Combobox } from '#platform/web/ui/controls/Combobox.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'

export type RegionValues = {
  country: string
  currency: string
  dateOrder: DateOrder | ''
  clock: `${Clock}` | ''
  weekStart: WeekStart | ''
  paper: PaperSize | ''
}

type Props = {
  values: RegionValues
  errors: Partial<Record<keyof RegionValues, { message: string }>>
  /** Whether the studio has said nothing yet about where it is. */
  isNew: boolean
  timeZone: string
  onChange: <Name extends keyof RegionValues>(name: Name, value: RegionValues[Name]) => void
}

const shownDate = '2027-09-04'
const dateOrderNames: Record<DateOrder, string> = { month: 'Month first', day: 'Day first', year: 'Year first' }
const clockNames: Record<Clock, string> = { 12: '12 hours: 2:30 PM', 24: '24 hours: 14:30' }
const weekStartNames: Record<WeekStart, string> = { sunday: 'Sunday', monday: 'Monday', saturday: 'Saturday' }

const byName = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label)
const countryChoices = countries.map((value) => ({ value, label: countryName(value, 'en') })).sort(byName)
const currencyChoices = currencies.map((value) => ({ value, label: currencyName(value, 'en') })).sort(byName)

const regionFrom = ({ country, currency, dateOrder, clock, weekStart, paper }: RegionValues) =>
  regionOf({
    country,
    currency: currency || null,
    dateOrder: dateOrder || null,
    clock: clock ? (Number(clock) as Clock) : null,
    weekStart: weekStart || null,
    paper: paper || null,
  })

/** Where the studio is, what of its usual formats it has differently, and how both look. */
export function RegionFields({ values, errors, isNew, timeZone, onChange }: Props) {
  const region = regionFrom(values)
  const nothing = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
  const usual = regionOf({ country: values.country, ...nothing })
  const where = countryInSentence(values.country)
  // A narrow field cuts off its end.
  const asUsual = (what: string) => `${what}, as usual in ${where}`
  const orderName = (dateOrder: DateOrder) =>
    `${dateOrderNames[dateOrder]}: ${dateInNumbers(shownDate, inEnglish({ ...usual, dateOrder }))}`
  const there = useMemo(() => (isNew ? countryOfZone(timeZone) : undefined), [isNew, timeZone])
  const locale = inEnglish(region)
  const examples = [
    formatDate(shownDate, locale),
    formatTime('14:30', locale),
    formatDecimal(digitsOf(region.currency) > 0 ? '1200.50' : '1200', region.currency, region),
    `weeks begin on ${weekday(startOfWeek(shownDate, region.weekStart), locale)}`,
  ]
  return (
    <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-4 text-base font-semibold">Country and Formats</legend>
      <div className="sm:col-span-2">
        <Combobox
          label="Country"
          name="country"
          noun="country"
          nouns="countries"
          choices={countryChoices}
          value={values.country}
          error={errors.country?.message}
          onChange={({ target }) => onChange('country', target.value)}
        />
        {there !== undefined && there !== values.country && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            {`Your device is in ${countryInSentence(there)}.`}
            <Button onClick={() => onChange('country', there)}>{`Use ${countryName(there, 'en')}`}</Button>
          </p>
        )}
      </div>
      <Combobox
        label="Currency"
        name="currency"
        noun="currency"
        nouns="currencies"
        choices={[{ value: '', label: asUsual(currencyName(usual.currency, 'en')) }, ...currencyChoices]}
        value={values.currency}
        error={errors.currency?.message}
        onChange={({ target }) => onChange('currency', target.value)}
      />
      <NativeSelect
        label="Dates"
        name="dateOrder"
        value={values.dateOrder}
        error={errors.dateOrder?.message}
        onChange={({ target }) => onChange('dateOrder', target.value as DateOrder | '')}
      >
        <option value="">{asUsual(dateInNumbers(shownDate, inEnglish(usual)))}</option>
        {dateOrders.map((one) => (
          <option key={one} value={one}>
            {orderName(one)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label="Clock"
        name="clock"
        value={values.clock}
        error={errors.clock?.message}
        onChange={({ target }) => onChange('clock', target.value as `${Clock}` | '')}
      >
        <option value="">{asUsual(`${usual.clock} hours`)}</option>
        {clocks.map((one) => (
          <option key={one} value={one}>
            {clockNames[one]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label="First Day of the Week"
        name="weekStart"
        value={values.weekStart}
        error={errors.weekStart?.message}
        onChange={({ target }) => onChange('weekStart', target.value as WeekStart | '')}
      >
        <option value="">{asUsual(weekStartNames[usual.weekStart])}</option>
        {weekStarts.map((one) => (
          <option key={one} value={one}>
            {weekStartNames[one]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label="Paper Size"
        name="paper"
        hint="For invoices, run sheets, and other PDFs."
        value={values.paper}
        error={errors.paper?.message}
        onChange={({ target }) => onChange('paper', target.value as PaperSize | '')}
      >
        <option value="">{asUsual(paperSizeNames[usual.paper])}</option>
        {paperSizes.map((one) => (
          <option key={one} value={one}>
            {paperSizeNames[one]}
          </option>
        ))}
      </NativeSelect>
      <p className="text-sm text-muted sm:col-span-2">
        This is how it looks: <output className="text-ink tabular">{examples.join(' · ')}</output>
      </p>
    </fieldset>
  )
}
