import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { plain } from '#platform/web/ui/plain.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

type Searchable = Pick<Client, 'partnerOneName' | 'partnerTwoName' | 'email' | 'venue' | 'phone'>
type Indexed<C> = { client: C; text: string; digits: string }

/** The text to search in, computed once per list and not on every key. */
export function indexClients<C extends Searchable>(clients: readonly C[]): Indexed<C>[] {
  return clients.map((client) => {
    const { partnerOneName, partnerTwoName, email, venue, phone } = client
    const text = plain([partnerOneName, partnerTwoName, email, venue, phone].filter(Boolean).join('\n'))
    return { client, text, digits: digitsOf(phone ?? '') }
  })
}

/** The clients that match every word. Phone numbers are compared by their digits. */
export function searchClients<C>(index: readonly Indexed<C>[], words: string): C[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '&' && word !== '')
  const number = /^[\d\s()+./-]+$/.test(words.trim()) ? digitsOf(words) : ''
  const found = index.filter(
    ({ text, digits }) => wanted.every((word) => text.includes(word)) || (number.length > 2 && digits.includes(number)),
  )
  return found.map(({ client }) => client)
}
