import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

type Couple = Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName' | 'weddingDate' | 'archivedAt'>

/** The couples as they are, with archived ones last. */
export const withArchivedLast = <C extends Pick<Client, 'archivedAt'>>(couples: readonly C[]): C[] => [
  ...couples.filter(({ archivedAt }) => !archivedAt),
  ...couples.filter(({ archivedAt }) => archivedAt),
]

/** Couples as choices of a combobox, with the dates of their weddings. */
export const coupleChoices = (couples: readonly Couple[]): Choice[] =>
  withArchivedLast(couples).map((couple) => {
    const detail = couple.archivedAt ? 'Archived' : couple.weddingDate && formatDate(couple.weddingDate)
    return { value: String(couple.id), label: coupleNames(couple), ...(detail && { detail }) }
  })
