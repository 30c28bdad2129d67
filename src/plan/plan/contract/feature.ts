import * as clients from '#contract/calls/clients.ts'
import type { Feature } from '#contract/feature.ts'
import { planner } from '#contract/page.ts'
import * as templates from '#contract/calls/templates.ts'

export default {
  pages: [
    planner('/clients/{id}/re-date', { title: 'Move the Wedding', screen: 'plan/ReDatePage', reads: [clients.read] }),
    planner('/clients/{id}/plan', {
      title: 'Apply a Plan',
      screen: 'plan/PlanPage',
      reads: [clients.read, templates.list],
    }),
  ],
} satisfies Feature
