import type { ReactNode } from 'react'
import { shortAmount } from '#money/figures/web/public/amounts.ts'
import { formatMinor } from '#platform/web/ui/format/money.ts'
import { scaleOf } from '#money/figures/web/scale.ts'
import type { Period, Year } from '#money/figures/web/year.ts'
import { monthAndYear, shortMonth } from '#platform/web/ui/format/dates.ts'

type Props = { year: Year; shown: number; currency: string }

const height = 200
const slot = 100 / 12

/** A bar for each month: what came in, what is due to come and what is in drafts on top of each other, and a narrow one for the year before. */
export function YearChart({ year, shown, currency }: Props) {
  const months = year.quarters.flatMap((quarter) => quarter.months)
  const { most, steps } = scaleOf(Math.max(...months.map((month) => Math.max(month.before, stackOf(month)))))
  if (most === 0)
    return (
      <p className="px-4 py-6 text-sm text-muted sm:px-5">Nothing was received, and nothing is expected, in {shown}.</p>
    )
  const tall = (amount: number) => (Math.max(0, amount) / most) * height
  return (
    <figure className="px-4 pt-4 sm:px-5">
      <figcaption className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-muted">
        <Key className="bg-accent">Received</Key>
        <Key className="border border-accent bg-accent-soft">Expected</Key>
        <Key className="border border-dashed border-control">In drafts</Key>
        <Key className="bg-control">In {shown - 1}</Key>
      </figcaption>
      <div className="flex gap-2">
        <div aria-hidden className="relative w-14 shrink-0 text-right text-xs text-muted tabular" style={{ height }}>
          {steps.map((step) => (
            <span key={step} className="absolute right-0 translate-y-1/2" style={{ bottom: tall(step) }}>
              {shortAmount(step, currency)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-label={`What was received and what is expected in each month of ${shown}, compared with ${shown - 1}. The table below says the same.`}
            width="100%"
            height={height}
            className="block overflow-visible"
          >
            {steps.map((step) => (
              <line
                key={step}
                x1="0"
                x2="100%"
                y1={height - tall(step)}
                y2={height - tall(step)}
                className="stroke-line"
              />
            ))}
            {months.map((month, at) => (
              <Bars key={month.span.from} month={month} left={at * slot} tall={tall} words={wordsOf(month, currency)} />
            ))}
          </svg>
          <div aria-hidden className="mt-1.5 grid grid-cols-12 text-center text-xs text-muted">
            {months.map(({ span }) => (
              <span key={span.from}>
                {shortMonth(span.from).slice(0, 1)}
                <span className="max-sm:hidden">{shortMonth(span.from).slice(1)}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </figure>
  )
}

/** What was paid back beyond what came in has no height. */
const stackOf = ({ paid, open, drafted }: Period) => Math.max(0, paid) + open + drafted

const wordsOf = ({ span, paid, before, open, drafted }: Period, currency: string) =>
  [
    monthAndYear(span.from),
    `Received: ${formatMinor(paid, currency)}`,
    `A year before: ${formatMinor(before, currency)}`,
    `Expected: ${formatMinor(open, currency)}`,
    `In drafts: ${formatMinor(drafted, currency)}`,
  ].join('\n')

type BarsProps = { month: Period; left: number; tall: (amount: number) => number; words: string }

function Bars({ month: { paid, before, open, drafted }, left, tall, words }: BarsProps) {
  const [solid, light, outlined] = [tall(paid), tall(open), tall(drafted)]
  const bar = { x: `${left + slot * 0.38}%`, width: `${slot * 0.44}%`, rx: 2 }
  return (
    <g>
      <title>{words}</title>
      <rect x={`${left}%`} width={`${slot}%`} y="0" height={height} className="fill-transparent" />
      <rect
        x={`${left + slot * 0.18}%`}
        width={`${slot * 0.14}%`}
        y={height - tall(before)}
        height={tall(before)}
        rx={2}
        className="fill-control"
      />
      <rect {...bar} y={height - solid} height={solid} className="fill-accent" />
      <rect {...bar} y={height - solid - light} height={light} className="fill-accent-soft stroke-accent" />
      <rect
        {...bar}
        y={height - solid - light - outlined}
        height={outlined}
        strokeDasharray="4 3"
        className="fill-transparent stroke-control"
      />
    </g>
  )
}

const Key = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden className={`size-3 rounded-[3px] ${className}`} />
    {children}
  </span>
)
