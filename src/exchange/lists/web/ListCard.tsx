import { ImportList } from '#exchange/lists/web/public/ImportList.tsx'
import { RecentImports } from '#exchange/lists/web/public/RecentImports.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

/** Brings lists of other programs into the studio. */
export function ListCard() {
  return (
    <TitledCard
      title="Import a List"
      text="Couples, vendors, tasks, or events from a spreadsheet or a calendar: CSV, XLSX, or ICS files, as exported by Aisle Planner, HoneyBook, Dubsado, Google, and others."
      actions={<ImportList kind="clients" label="Import a List" />}
    >
      <RecentImports />
    </TitledCard>
  )
}
