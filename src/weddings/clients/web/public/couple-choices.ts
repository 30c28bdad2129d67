import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

type Couple = Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName' | 'weddingDate'>

/** Couples as choices of a combobox, with the dates of their weddings. */
export const coupleChoices = (couples: readonly Couple[]): Choice[] =>
  couples.map((couple) => ({
    value: String(couple.id),
    label: coupleNames(couple),
    ...(couple.weddingDate && { detail: formatDate(couple.weddingDate) }),
  }))
