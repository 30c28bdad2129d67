import type { ReactNode } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { answerLabels, listLabels, missingLabels, sideLabels, type Couple } from '#guests/guests/web/guest-words.ts'
import type { GuestFilters } from '#guests/guests/web/rows.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { t } from '#platform/web/locale/t.ts'

const isOnPhone = new Set<keyof GuestFilters>(['part', 'answer', 'missing'])

type Props = {
  filters: GuestFilters
  onChange: (change: Partial<GuestFilters>) => void
  parts: readonly Part[]
  tags: readonly string[]
  tables: readonly string[]
  couple: Couple
  /** What else is chosen of the list. */
  children?: ReactNode
}

export function GuestFilterBar({ filters, onChange, parts, tags, tables, couple, children }: Props) {
  /** A phone has room for the three that are asked most. */
  const select = (name: keyof GuestFilters) => ({
    value: filters[name],
    onChoose: (value: string) => onChange({ [name]: value }),
    className: isOnPhone.has(name) ? 'max-sm:max-w-full max-sm:grow' : 'max-md:hidden',
  })
  const meals = [...new Set(parts.flatMap((part) => part.meals))]
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SearchField
        label={t('Search Guests')}
        value={filters.words}
        onChange={(words) => onChange({ words })}
        className="min-w-48 flex-1 max-sm:w-full max-sm:flex-none"
      />
      {parts.length > 0 && (
        <FilterSelect name={t('Part')} all={t('All parts')} {...select('part')}>
          <Named names={parts.map(({ id, name }) => [String(id), name])} />
        </FilterSelect>
      )}
      {parts.length > 0 && (
        <FilterSelect name={t('Answer')} all={t('All answers')} {...select('answer')}>
          <Options labels={answerLabels} />
        </FilterSelect>
      )}
      {meals.length > 0 && (
        <FilterSelect name={t('Meal')} all={t('All meals')} {...select('meal')}>
          <Named names={meals.map((meal) => [meal, meal])} />
        </FilterSelect>
      )}
      <FilterSelect name={t('Side')} all={t('Both sides')} {...select('side')}>
        <Named names={Object.entries(sideLabels(couple))} />
      </FilterSelect>
      {tags.length > 0 && (
        <FilterSelect name={t('Tag')} all={t('All tags')} {...select('tag')}>
          <Named names={tags.map((tag) => [tag, tag])} />
        </FilterSelect>
      )}
      {tables.length > 0 && (
        <FilterSelect name={t('Table')} all={t('All tables')} {...select('table')}>
          <Named names={[...tables.map((table) => [table, table] as const), ['none', t('No table')] as const]} />
        </FilterSelect>
      )}
      <FilterSelect name={t('List')} all={t('A and B list')} {...select('list')}>
        <Options labels={listLabels} />
      </FilterSelect>
      <FilterSelect name={t('Missing')} all={t('All guests')} {...select('missing')}>
        <Options labels={missingLabels} />
      </FilterSelect>
      {children}
    </div>
  )
}

/** Options with names that people have written. */
const Named = ({ names }: { names: readonly (readonly [value: string, name: string])[] }) =>
  names.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
