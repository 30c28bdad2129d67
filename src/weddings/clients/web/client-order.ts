import type { Client, ClientFigures, ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { clientStatus } from '#weddings/clients/web/public/client-statuses.ts'

/** The orders of couples; by date is the server's order. */
export const clientOrders = {
  date: 'Wedding date',
  name: 'Name',
  status: 'Status',
  next: 'Next date',
  tasks: 'Open tasks',
  owed: 'Owed',
  unread: 'Unread messages',
} as const
export type ClientOrder = keyof typeof clientOrders

export const isOrder = (word: string): word is ClientOrder => Object.hasOwn(clientOrders, word)

export type FiguresByClient = ReadonlyMap<number, ClientFigures>

/** The statuses in the order of a wedding, from inquiry to completed. */
const stages = Object.keys(clientStatus) as ClientStatus[]

type Orderable = Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName' | 'status'>

/** Sorts couples, those with unknown values last. The sort is stable. */
export function orderClients<C extends Orderable>(
  clients: readonly C[],
  order: ClientOrder,
  figures: FiguresByClient,
): readonly C[] {
  const most = (figure: (of: ClientFigures) => number) => (a: C, b: C) => {
    const [ofA, ofB] = [figures.get(a.id), figures.get(b.id)]
    return (ofB ? figure(ofB) : -1) - (ofA ? figure(ofA) : -1)
  }
  const nextOf = ({ id }: C) => figures.get(id)?.nextDate ?? '9999'
  const compare = {
    name: (a: C, b: C) => coupleNames(a).localeCompare(coupleNames(b)),
    status: (a: C, b: C) => stages.indexOf(a.status) - stages.indexOf(b.status),
    next: (a: C, b: C) => (nextOf(a) < nextOf(b) ? -1 : Number(nextOf(a) > nextOf(b))),
    tasks: most(({ openTasks }) => openTasks),
    owed: most(({ owed, alsoOwed }) => Math.max(Number(owed), ...alsoOwed.map((one) => Number(one.owed)))),
    unread: most(({ unread }) => unread),
  }
  return order === 'date' ? clients : clients.toSorted(compare[order])
}
