import { dayHere } from '#contract/day.ts'
import * as clients from '#contract/calls/clients.ts'
import type { Feature } from '#contract/feature.ts'
import * as members from '#contract/calls/members.ts'
import { ask, planner } from '#contract/page.ts'
import * as tasks from '#contract/calls/tasks.ts'

export default {
  pages: [
    planner('/tasks', {
      title: 'Tasks',
      screen: 'tasks/TasksPage',
      opensOffline: true,
      reads: [ask(tasks.board, () => ({ today: dayHere() })), clients.list, members.colleagues],
    }),
    planner('/tasks/{id}', { title: 'Task', screen: 'tasks/TaskPage', opensOffline: true, reads: [tasks.read] }),
    planner('/new-task', { title: 'New Task', screen: 'tasks/NewTaskPage', reads: [clients.list] }),
  ],
  readsOn: {
    '/clients/{id}?tab=tasks': [tasks.ofClient, members.colleagues],
    '/client-portal/{id}': [tasks.ofClient],
  },
  offline: { ofStudio: [tasks.list], ofWedding: [tasks.ofClient] },
} satisfies Feature
