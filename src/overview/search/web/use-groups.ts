import { createElement } from 'react'
import type { Couple } from '#overview/search/web/couple.ts'
import type { PaletteGroup, PaletteOption } from '#overview/search/web/palette-option.ts'
import { beginnings, pages, placesFor, type Place } from '#overview/search/web/places.ts'
import { goTo, ofCouple, shown, useFound } from '#overview/search/web/use-found.tsx'
import { kindHere, useQuickAdd } from '#overview/search/web/use-quick-add.tsx'
import { recentCouples } from '#weddings/clients/web/public/recent-couples.ts'

const ofPlace = ({ label, note, icon, target }: Place): PaletteOption => ({
  key: `place-${note ?? ''}-${label}`,
  icon: createElement(icon, { 'aria-hidden': true, className: 'size-4 shrink-0 text-muted' }),
  title: label,
  text: note,
  choose: () => goTo(target),
})

/** What the palette offers before anything is typed. */
function firstGroups(couples: readonly Couple[]): PaletteGroup[] {
  const recent = recentCouples().flatMap((id) => couples.find((couple) => couple.id === id) ?? [])
  return [
    { label: 'Recently opened', options: recent.map(ofCouple) },
    { label: 'Add', options: beginnings.map(ofPlace) },
    { label: 'Go to', options: pages.map(ofPlace) },
  ]
}

/**
 * Everything that the palette lists for the typed words: what is found comes before commands, which wait for it, so that
 * Enter never means another option than a moment before.
 */
export function useGroups(typed: string, open: boolean, onAdded: () => void) {
  const isLine = kindHere(typed) !== undefined
  const { groups: found, clients, couples, searches, ...state } = useFound(typed, open, !isLine)
  const adding = useQuickAdd(typed, clients && couples, onAdded)
  if (state.q === '') return { ...state, groups: shown(firstGroups(couples)) }
  if (!searches) return { ...state, groups: [] }
  const places = isLine || state.searching ? [] : placesFor(state.q).map(ofPlace)
  return { ...state, groups: shown([...found, ...(adding ?? []), { label: 'Go to', options: places }]) }
}
