import { ImportList } from '#exchange/lists/web/public/ImportList.tsx'
import { RecentImports } from '#exchange/lists/web/public/RecentImports.tsx'
import { Tasks } from '#planning/tasks/web/Tasks.tsx'

export default function TasksPage() {
  return <Tasks actions={<ImportList kind="tasks" />} above={<RecentImports kind="tasks" />} />
}
