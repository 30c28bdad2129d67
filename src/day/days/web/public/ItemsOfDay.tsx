import { startInWords } from '#day/days/web/public/start-in-words.ts'
import type { PublishedDay } from '#day/days/contract/day-records.ts'
import { lengthInWords } from '#day/days/contract/day-time.ts'
import { isAddress, mapSearch } from '#day/days/contract/day-place.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

type Items = PublishedDay['items']

/** Runs of items with the same section. */
function inSections(items: Items): { section: string | null; items: Items }[] {
  const runs: { section: string | null; items: Items }[] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && last.section === item.section) last.items.push(item)
    else runs.push({ section: item.section, items: [item] })
  }
  return runs
}

/**
 * The items of a day in their order. A vendor's own are bold, for everybody else the key moments are; what is over is
 * struck through.
 */
export function ItemsOfDay({ items }: { items: Items }) {
  if (items.length === 0) return <p className="mt-6 text-muted">{t('Nothing is planned for you on this day.')}</p>
  const hasOwn = items.some(({ isOwn }) => isOwn)
  return inSections(items).map((run) => (
    <div key={run.items[0]?.id} className="mt-6">
      {run.section && (
        <h3 dir="auto" className="mb-1 text-sm font-semibold text-muted">
          {run.section}
        </h3>
      )}
      <ol>
        {run.items.map((item) => (
          <Item key={item.id} item={item} isBold={hasOwn ? item.isOwn : item.isKey} />
        ))}
      </ol>
    </div>
  ))
}

const states = { open: '', running: msg('Now'), done: msg('Done'), skipped: msg('Skipped') } as const

function Item({ item, isBold }: { item: Items[number]; isBold: boolean }) {
  const { start, minutes, title, place, details, state } = item
  const isOver = state === 'done' || state === 'skipped'
  return (
    <li
      aria-current={state === 'running' ? 'step' : undefined}
      className={joined(
        'flex gap-4 border-b border-line py-2.5',
        state === 'running' && '-mx-2 rounded-md bg-accent-soft px-2',
      )}
    >
      <span className="w-24 shrink-0 text-sm whitespace-nowrap tabular">
        {startInWords(start)}
        <span className="block text-muted">{lengthInWords(minutes)}</span>
      </span>
      <div className="min-w-0 grow">
        <p
          dir="auto"
          className={joined('wrap-anywhere', isBold && 'font-semibold', isOver && 'text-muted line-through')}
        >
          {title}
        </p>
        {place && (
          <p dir="auto" className="text-sm text-muted wrap-anywhere">
            {isAddress(place) ? (
              <a href={mapSearch(place)} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
        )}
        {details && (
          <p dir="auto" className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
            {details}
          </p>
        )}
      </div>
      {states[state] && <span className="shrink-0 text-sm text-muted">{t(states[state])}</span>}
    </li>
  )
}
