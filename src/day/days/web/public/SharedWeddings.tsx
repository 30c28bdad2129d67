import type { DayContent, LinkedWedding } from '#day/days/contract/day-records.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ConfirmDay } from '#day/days/web/public/ConfirmDay.tsx'
import { icsOf } from '#day/days/web/public/ics.ts'
import { PublishedDays } from '#day/days/web/public/PublishedDays.tsx'
import { saveFile } from '#platform/web/ui/files/save-file.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

type Content = DayContent<'vendor-day'>
type Props = { content: Content; token: string; label: string; onConfirmed: (content: Content) => void }

const anchorOf = ({ id }: LinkedWedding) => `wedding-${id}`

/** The page of a vendor who has one for all of its weddings: a list of them, and each with its own confirmation. */
export function SharedWeddings({ content, token, label, onConfirmed }: Props) {
  const { weddings, confirmations } = content
  const daysOf = (wedding: LinkedWedding) => content.days.filter(({ id }) => wedding.days.includes(id))
  const save = () => {
    const own = weddings.flatMap((wedding) =>
      daysOf(wedding).map((day) => ({
        day,
        items: day.items.filter(({ isOwn }) => isOwn),
        couple: coupleNames(wedding),
      })),
    )
    saveFile('Weddings.ics', 'text/calendar', icsOf(own, Date.now()))
  }
  return (
    <>
      {weddings.length > 1 && (
        <nav aria-label={t('Weddings')} className="mb-8 text-left" data-print="hidden">
          <ul>
            {weddings.map((wedding) => {
              const date = daysOf(wedding).find((day) => day.date !== null)?.date
              return (
                <li key={wedding.id} className="border-b border-line">
                  <a
                    href={`#${anchorOf(wedding)}`}
                    className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2"
                  >
                    <bdi className="min-w-0 font-medium wrap-anywhere">{coupleNames(wedding)}</bdi>
                    <span className="text-sm text-muted tabular">{date ? formatDate(date) : t('No date yet')}</span>
                  </a>
                </li>
              )
            })}
          </ul>
          <Button className="mt-4" onClick={save}>
            {t('Add All to Calendar')}
          </Button>
        </nav>
      )}
      <div className="space-y-10">
        {weddings.map((wedding) => (
          <section key={wedding.id} id={anchorOf(wedding)} aria-labelledby={`${anchorOf(wedding)}-name`}>
            <h2 id={`${anchorOf(wedding)}-name`} className="mb-5 font-display text-3xl leading-tight wrap-anywhere">
              {coupleNames(wedding)}
            </h2>
            <ConfirmDay
              content={{ days: daysOf(wedding), confirmations }}
              token={token}
              label={label}
              onConfirmed={onConfirmed}
            />
            <PublishedDays days={daysOf(wedding)} couple={coupleNames(wedding)} isOneOfSeveral />
          </section>
        ))}
      </div>
    </>
  )
}
