import { describe, expect, it } from 'vitest'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { needsOf, shownOfEach, type Done, type Given } from '#overview/portal/web/needs.ts'

const now = new Date('2027-03-15T12:00:00Z')

const task = (id: number, dueDate: string | null, values: object = {}) => ({
  id,
  title: 'Choose the band',
  dueDate,
  completed: false,
  assignedTo: 'client',
  ...values,
})

const invoice = (id: number, values: object = {}) => ({
  id,
  invoiceNumber: `A-${id}`,
  currency: 'USD',
  open: '100.00',
  dueDate: null,
  status: 'Sent' as const,
  processing: '0.00',
  ...values,
})

const message = (id: number, values: Partial<Message> = {}): Message => ({
  id,
  clientId: 1,
  sender: 'planner',
  senderName: 'Rosa',
  personName: null,
  content: 'Hello',
  timestamp: '2027-03-14T09:00:00.000Z',
  read: false,
  hasAttachments: false,
  attachments: [],
  cards: [],
  ...values,
})

const document = (id: number, values: object = {}): Document => ({
  id,
  clientId: 1,
  filename: 'plan.pdf',
  originalName: 'Plan',
  fileType: 'application/pdf',
  fileSize: 1,
  uploadedBy: 'planner',
  category: 'general',
  thumbnail: null,
  createdAt: '2027-03-10T09:00:00.000Z',
  personName: null,
  ...values,
})

const keysOf = (given: Given, done: Partial<Done> = {}) =>
  needsOf(given, { viewed: [], kept: new Set(), ...done }, now).map(({ key }) => key)

it('lists tasks, invoices, messages and documents, in this order', () => {
  const given = { documents: [document(4)], messages: [message(3)], invoices: [invoice(2)], tasks: [task(1, null)] }
  expect(keysOf(given)).toEqual(['task-1', 'invoice-2', 'messages', 'document-4'])
  expect(keysOf({})).toEqual([])
})

it('lists an overdue invoice above a task of next year', () => {
  const tasks = [task(1, '2028-02-01'), task(2, '2027-03-10'), task(3, null)]
  const invoices = [invoice(4, { dueDate: '2027-03-01', status: 'Overdue' }), invoice(5, { dueDate: '2027-05-01' })]
  expect(keysOf({ tasks, invoices })).toEqual(['invoice-4', 'task-2', 'invoice-5', 'task-1', 'task-3'])
})

describe('tasks', () => {
  it('are open ones of the couple, by due date, without a date last', () => {
    const tasks = [task(1, null), task(2, '2027-05-01'), task(3, '2027-03-01')]
    expect(keysOf({ tasks })).toEqual(['task-3', 'task-2', 'task-1'])
    const others = [
      task(4, null, { completed: true }),
      task(5, null, { assignedTo: 'planner' }),
      task(6, null, { assignedTo: 'Nina' }),
      task(7, null, { visibleToCouple: false }),
    ]
    expect(keysOf({ tasks: others })).toEqual([])
  })

  it('stay in their place after they were ticked here', () => {
    const tasks = [task(1, '2027-05-01'), task(2, '2027-03-01', { completed: true })]
    const needs = needsOf({ tasks }, { viewed: [], kept: new Set(['task-2']) }, now)
    expect(needs.map(({ key, done }) => [key, done])).toEqual([
      ['task-2', true],
      ['task-1', false],
    ])
  })

  it('beyond the first ones are counted', () => {
    const tasks = [1, 2, 3, 4, 5].map((id) => task(id, `2027-04-0${id}`))
    const needs = needsOf({ tasks }, { viewed: [], kept: new Set() }, now)
    expect(needs).toHaveLength(shownOfEach + 1)
    expect(needs.at(-1)).toMatchObject({ kind: 'more', section: 'tasks', count: 2 })
    const ticked = tasks.map((one) => ({ ...one, completed: one.id === 1 }))
    expect(keysOf({ tasks: ticked }, { kept: new Set(['task-1']) })).toEqual([
      'task-1',
      'task-2',
      'task-3',
      'task-4',
      'more-tasks',
    ])
  })
})

describe('invoices', () => {
  it('are those to pay, by due date', () => {
    const invoices = [
      invoice(1),
      invoice(2, { dueDate: '2027-04-01' }),
      invoice(3, { dueDate: '2027-03-01', status: 'Overdue' }),
    ]
    expect(keysOf({ invoices })).toEqual(['invoice-3', 'invoice-2', 'invoice-1'])
  })

  it.each([
    ['settled', { open: '0.00' }],
    ['being paid by the bank', { processing: '100.00' }],
    ['a draft', { status: 'Draft' }],
    ['void', { status: 'Void' }],
    ['a sample', { isSample: true }],
  ])('do not include one that is %s', (_, values) => {
    expect(keysOf({ invoices: [invoice(1, values)] })).toEqual([])
  })

  it('are those that the planner chose', () => {
    const given = { invoices: [invoice(1), invoice(2)], selected: [2] }
    expect(keysOf(given)).toEqual(['invoice-2'])
  })
})

it('has unread messages of the planner as one need', () => {
  const messages = [message(1), message(2), message(3, { read: true }), message(4, { sender: 'client' })]
  const [need] = needsOf({ messages }, { viewed: [], kept: new Set() }, now)
  expect(need).toMatchObject({ kind: 'messages', messages: [{ id: 1 }, { id: 2 }] })
  expect(keysOf({ messages: messages.slice(2) })).toEqual([])
})

describe('documents', () => {
  it('are files that the planner added in the last two weeks', () => {
    expect(keysOf({ documents: [document(1, { createdAt: '2027-03-01T12:00:01.000Z' })] })).toEqual(['document-1'])
    const others = [
      document(2, { createdAt: '2027-03-01T11:59:59.000Z' }),
      document(3, { uploadedBy: 'client' }),
      document(4, { fileType: '' }),
      document(5, { visibleToCouple: false }),
    ]
    expect(keysOf({ documents: others })).toEqual([])
  })

  it('are done when they were looked at in this browser', () => {
    const documents = [document(1), document(2)]
    expect(keysOf({ documents }, { viewed: [1] })).toEqual(['document-2'])
    const [first] = needsOf({ documents }, { viewed: [1], kept: new Set(['document-1']) }, now)
    expect(first).toMatchObject({ key: 'document-1', done: true })
  })
})
