import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { TaskPriority } from '#planning/tasks/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type DemoTask = {
  title: string
  description?: string
  /** Days from today; undefined for no due date. */
  in?: number
  priority?: TaskPriority
  assignedTo?: 'client'
  /** False for what is private to the studio. */
  visibleToCouple?: false
  completed?: true
}

/** Tasks by wedding, in the demo's order; weddings without a list have none. */
const ofWeddings: DemoTask[][] = [
  [
    { title: 'Confirm final guest count with the caterer', in: 2, priority: 'high' },
    {
      title: 'Send the seating plan to The Old Mill',
      visibleToCouple: false,
      in: 6,
      priority: 'high',
      description: '12 tables of 10, top table by the windows.',
    },
    { title: 'Collect the marriage license', in: -1, priority: 'high', assignedTo: 'client' },
    { title: 'Choose the first dance', in: 9, priority: 'low', assignedTo: 'client' },
    {
      title: 'Check the marquee for the rain plan',
      in: 0,
      description: 'Call on the Thursday before; the deposit is paid.',
    },
    { title: 'Book the florist', in: -40, completed: true },
    { title: 'Cake tasting', in: -21, completed: true, assignedTo: 'client' },
    { title: 'Order the invitations', in: -75, completed: true },
  ],
  [
    { title: 'Rehearsal with the flamenco duo', in: 30 },
    { title: 'Translate the ceremony', in: 18, priority: 'high', assignedTo: 'client' },
    { title: 'Reserve rooms for the guests from Seville', in: -3, priority: 'medium' },
    { title: 'Sign the contract with Casa del Mar', in: -60, priority: 'high', completed: true },
  ],
  [
    { title: 'Find a mehndi artist for forty guests', in: 12, priority: 'high' },
    { title: 'Plan the baraat with the city', in: 25, description: 'Street closure, permit, and a calm horse.' },
    { title: 'Vegetarian menu, second round', in: 33, assignedTo: 'client' },
  ],
  [
    { title: 'Compare flights for sixty', in: 20, priority: 'low' },
    { title: 'Ask the manor about midsummer noise rules', in: 4 },
  ],
  [
    { title: 'Book the boathouse for the rehearsal dinner', in: 15 },
    { title: 'Shortlist three photographers', in: 7, priority: 'high', assignedTo: 'client' },
  ],
  [{ title: 'Quotes for power and toilets', in: 10, priority: 'high' }],
  [{ title: 'Prepare the consultation', in: 3 }],
]

const internal: DemoTask[] = [
  { title: 'Renew the liability insurance', in: 14, priority: 'high' },
  { title: 'Update the portfolio with the Rosewood Hall pictures', priority: 'low' },
  { title: 'Quarterly taxes', in: -2, priority: 'high', description: 'The accountant has the receipts until March.' },
  { title: 'Order new business cards', in: -12, completed: true },
]

/** Adds tasks of the couples and internal ones. */
export default async function addTasks({ call, dayFromNow }: DemoStudio): Promise<void> {
  const clients = ((await call('GET', '/api/clients')) as Client[]).sort((a, b) => a.id - b.id)
  const lists: [number | null, DemoTask[]][] = ofWeddings.map((tasks, place) => [clients[place]?.id ?? null, tasks])
  for (const [clientId, tasks] of [...lists, [null, internal] as const]) {
    for (const { in: days, ...task } of tasks) {
      const dueDate = days === undefined ? '' : dayFromNow(days)
      await call('POST', '/api/tasks', { ...task, dueDate, clientId })
    }
  }
}
