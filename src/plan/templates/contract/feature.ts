import type { Feature } from '#platform/contract/feature.ts'
import { planner } from '#platform/contract/page.ts'
import * as templates from '#plan/templates/contract/calls.ts'

export default {
  pages: [
    planner('/templates', {
      title: 'Plan Templates',
      screen: 'plan/templates/web/TemplatesPage',
      reads: [templates.list],
    }),
    planner('/templates/{id}', {
      title: 'Plan Template',
      screen: 'plan/templates/web/TemplatePage',
      reads: [templates.read],
    }),
  ],
  readsOn: { '/new-client': [templates.list] },
} satisfies Feature
