import {
  conversationEnd,
  conversationHead,
  messageHtml,
  type Attachment,
} from '#exchange/exports/server/conversation.ts'
import type { Row } from '#platform/server/db/about.ts'
import { weddingFolder } from '#exchange/exports/server/safe-names.ts'
import type { TextFile } from '#exchange/exports/server/text-file.ts'

/** One page for each wedding. Messages come wedding by wedding, so only one page is open. */
export class ConversationFiles {
  readonly #create: (path: string) => Promise<TextFile>
  readonly #files = new Map<number, Attachment[]>()
  #open: { clientId: number; file: TextFile } | undefined

  constructor(create: (path: string) => Promise<TextFile>) {
    this.#create = create
  }

  noteFile(row: Row): void {
    const files = this.#files.get(Number(row['message_id'])) ?? []
    const path = row['file']
    if (typeof path === 'string') files.push({ name: String(row['original_name']), path })
    this.#files.set(Number(row['message_id']), files)
  }

  async add(message: Row, couple: string): Promise<void> {
    const clientId = Number(message['client_id'])
    if (this.#open?.clientId !== clientId) {
      await this.end()
      const file = await this.#create(`messages/${weddingFolder(clientId, couple)}.html`)
      this.#open = { clientId, file }
      await file.write(conversationHead(couple))
    }
    await this.#open?.file.write(messageHtml(message, this.#files.get(Number(message['id'])) ?? []))
  }

  async end(): Promise<void> {
    const open = this.#open
    this.#open = undefined
    await open?.file.end(conversationEnd)
  }
}
