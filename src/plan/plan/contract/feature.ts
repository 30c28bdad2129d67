import * as clients from '#weddings/clients/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { planner } from '#platform/contract/page.ts'
import * as templates from '#plan/templates/contract/calls.ts'

export default {
  pages: [
    planner('/clients/{id}/re-date', {
      title: 'Move the Wedding',
      screen: 'plan/plan/web/ReDatePage',
      reads: [clients.read],
    }),
    planner('/clients/{id}/plan', {
      title: 'Apply a Plan',
      screen: 'plan/plan/web/PlanPage',
      reads: [clients.read, templates.list],
    }),
  ],
} satisfies Feature
