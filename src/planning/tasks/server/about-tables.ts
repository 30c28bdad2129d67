import { newTask } from '#planning/tasks/contract/endpoints.ts'
import { inPlanForm } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { tasks } from '#planning/tasks/server/table.ts'

export const tables = [
  about(tasks, {
    couple: {
      select: 'all',
      update: ['completed', 'completedAt', 'completedBy', 'steps'],
    },
    link: {
      select: [
        'id',
        'plannerId',
        'clientId',
        'title',
        'description',
        'dueDate',
        'completed',
        'assignedTo',
        'memberId',
        'createdAt',
      ],
    },
    announced: { topic: 'tasks', wedding: 'client_id' },
    ceiling: [100000, 'tasks'],
    history: {
      noun: 'task',
      without: ['search_text'],
      fields: {
        client_id: 'couple',
        title: 'title',
        description: 'description',
        assigned_to: 'assignee',
        priority: 'priority',
        visible_to_couple: 'visibility',
        phase: 'phase',
        steps: 'steps',
        repeat: 'repetition',
        date_offset: 'tie to the wedding’s date',
      },
      date: 'due_date',
      undo: 'true',
    },
    outside: 'task',
    exported: {
      inWedding: 'own',
      csv: {
        name: 'tasks',
        heads: {
          couple: 'Couple',
          title: 'Title',
          due_date: 'Due',
          completed: 'Done',
          completed_at: 'Done at',
          assigned_to: 'Assigned to',
          priority: 'Priority',
          phase: 'Phase',
          description: 'Description',
        },
      },
      form: { ...newTask.shape, ...inPlanForm },
      references: { repeat_of: 'tasks' },
      kinds: ['task'],
    },
    inTheWay: 'tasks',
  }),
]
