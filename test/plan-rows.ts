/** This long before the wedding, or before another row. */
export const before = (months: number, days = 0, from?: string) => ({
  months: 0 - months,
  days: 0 - days,
  ...(from && { from }),
})
/** A template with tasks, an event, and payments. */
export const planRows = [
  { key: 'venue', kind: 'task', title: 'Book the venue', phase: 'Foundation', offset: before(12), priority: 'high' },
  {
    key: 'band',
    kind: 'task',
    title: 'Choose the band',
    offset: before(2),
    assignedTo: 'client',
    steps: ['Listen', 'Sign'],
  },
  { key: 'tasting', kind: 'event', title: 'Tasting', offset: before(3), type: 'tasting', time: '14:00', minutes: 90 },
  { key: 'menu', kind: 'task', title: 'Confirm the menu', offset: { months: 0, days: 7, from: 'tasting' } },
  { key: 'deposit', kind: 'payment', title: 'Deposit', offset: null, share: '40' },
  { key: 'balance', kind: 'payment', title: 'Balance', offset: before(0, 14), share: '60' },
]
