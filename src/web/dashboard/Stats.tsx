import type { Stats as Figures } from '#contract/dashboard.ts'
import { Stat } from '#web/dashboard/Stat.tsx'

export function Stats({ stats }: { stats: Figures }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <Stat label="Active Clients" value={stats.activeClients} />
      <Stat label="Upcoming Events" value={stats.upcomingEvents} />
      <Stat label="Pending Tasks" value={stats.pendingTasks} />
      <Stat label="Completed Weddings" value={stats.completedWeddings} />
    </div>
  )
}
