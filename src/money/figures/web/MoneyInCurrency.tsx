import type { Money } from '#money/figures/contract/endpoints.ts'
import { OpenedRows } from '#money/figures/web/OpenedRows.tsx'
import { QuarterFigures } from '#money/figures/web/QuarterFigures.tsx'
import { WeddingsTable } from '#money/figures/web/WeddingsTable.tsx'
import { YearPart } from '#money/figures/web/YearPart.tsx'
import { yearsIn } from '#money/figures/web/year.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { currencyHere } from '#platform/web/ui/format/money.ts'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'

/** The figures of one currency, which are never added to those of another, with the one that is chosen if there are several. */
export function MoneyInCurrency({ money }: { money: Money }) {
  const today = dayHere()
  const own = currencyHere()
  const found = [...new Set(money.weddings.map(({ currency }) => currency))]
  const currencies = [...found.filter((one) => one === own), ...found.filter((one) => one !== own)]
  const { filters, select } = useFiltersInAddress({ currency: currencies[0] ?? '', year: today.slice(0, 4) })
  const currency = currencies.find((one) => one === filters.currency) ?? currencies[0] ?? ''
  const isOwn = (row: { currency: string }) => row.currency === currency
  const months = money.months.filter(isOwn)
  const weddings = money.weddings.filter(isOwn)
  const years = yearsIn(months, today)
  const year = years.find((one) => String(one) === filters.year) ?? Number(today.slice(0, 4))
  return (
    <div className="space-y-8">
      {currencies.length > 1 && (
        <FilterSelect name="Currency" {...select('currency')} className="max-w-40">
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </FilterSelect>
      )}
      <QuarterFigures months={months} weddings={weddings} currency={currency} today={today} />
      <YearPart
        months={months}
        currency={currency}
        year={year}
        years={
          <FilterSelect name="Year" {...select('year')} value={String(year)}>
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </FilterSelect>
        }
      />
      <WeddingsTable weddings={weddings} currency={currency} />
      <OpenedRows weddings={weddings} currency={currency} />
    </div>
  )
}
