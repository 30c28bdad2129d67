import type { Method, Route, Topic } from '#platform/contract/call.ts'

/** A call that waits to be sent, as it is stored on the device. */
export type Entry = {
  /** In the order in which they were made. */
  id: number
  key: string
  /** Whose session it was made in. */
  owner: string
  route: Route
  method: Method
  path: string
  about: readonly Topic[]
  input: object
  /** What it does, in words for the user. */
  what: string
  check?: Check
  /** Why it was not applied, in words. It stays here, and is not sent again, until the user has read it. */
  refused?: string
}

/** An answer with other values than these says that a later change stands, which `otherwise` says in words. */
export type Check = { values: Readonly<Record<string, string>>; otherwise: string }

const store = 'entries'
let database: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('larkspur-outbox', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id', autoIncrement: true })
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('The outbox cannot be opened.'))
  })
}

/** Resolves when the transaction is on the disk, so that it survives a power loss. */
async function inStore<T>(mode: IDBTransactionMode, ask: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= openDatabase()
  // A failed opening is tried again by the next call.
  database.catch(() => (database = undefined))
  const transaction = (await database).transaction(store, mode, { durability: 'strict' })
  const request = ask(transaction.objectStore(store))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('The outbox cannot be written.'))
  })
}

export const addEntry = (entry: Omit<Entry, 'id'>) => inStore('readwrite', (entries) => entries.add(entry))
export const keepRefused = (entry: Entry, refused: string) =>
  inStore('readwrite', (entries) => entries.put({ ...entry, refused }))
export const removeEntry = (id: number) => inStore('readwrite', (entries) => entries.delete(id))

export const isWaiting = ({ refused }: Entry): boolean => refused === undefined

/** Those that wait, and those that were refused, in their order. */
export async function listEntries(owner: string): Promise<Entry[]> {
  const all = await inStore<Entry[]>('readonly', (entries) => entries.getAll())
  return all.filter((entry) => entry.owner === owner)
}
