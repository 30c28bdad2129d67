import { dayHere } from '#platform/contract/calendar-date.ts'
import * as clients from '#weddings/clients/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import * as members from '#studio/members/contract/calls.ts'
import { ask, planner } from '#platform/contract/page.ts'
import * as tasks from '#planning/tasks/contract/calls.ts'

export default {
  pages: [
    planner('/tasks', {
      title: 'Tasks',
      screen: 'app/web/lists/TasksPage',
      opensOffline: true,
      reads: [ask(tasks.board, () => ({ today: dayHere() })), clients.list, members.colleagues],
    }),
    planner('/tasks/{id}', {
      shows: 'task',
      title: 'Task',
      screen: 'planning/tasks/web/TaskPage',
      opensOffline: true,
      reads: [tasks.read],
    }),
    planner('/new-task', { title: 'New Task', screen: 'planning/tasks/web/NewTaskPage', reads: [clients.list] }),
  ],
  readsOn: {
    '/clients/{id}?tab=tasks': [tasks.ofClient, members.colleagues],
    '/client-portal/{id}': [tasks.ofClient],
  },
  offline: { ofStudio: [tasks.list], ofWedding: [tasks.ofClient] },
} satisfies Feature
