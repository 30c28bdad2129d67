import * as calls from '#money/figures/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/money', { needs: 'money', title: 'Money', screen: 'money/figures/web/MoneyPage', reads: [calls.read] }),
  ],
} satisfies Feature
