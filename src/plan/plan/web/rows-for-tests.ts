import type { DatedRow, TemplateLine } from '#plan/plan/contract/endpoints.ts'

export const lineForTests = (values: Partial<TemplateLine>): TemplateLine => ({
  key: 'band',
  kind: 'task',
  phase: null,
  title: 'Choose the band',
  offset: { months: -2, days: 0 },
  date: '2028-04-27',
  isPast: false,
  isForCouple: false,
  share: null,
  state: 'new',
  earlier: null,
  changes: [],
  hasTwin: false,
  ...values,
})

export const rowForTests = (values: Partial<DatedRow>): DatedRow => ({
  kind: 'task',
  id: 1,
  title: 'Order the arch',
  amount: null,
  currency: null,
  from: '2028-04-27',
  to: '2028-07-12',
  offset: null,
  isSettled: false,
  isOver: false,
  ...values,
})
