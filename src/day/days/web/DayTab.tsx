import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { DayEditor } from '#day/days/web/DayEditor.tsx'

/** The run sheets of a wedding, on the couple's page. */
export default function DayTab({ client }: { client: Client }) {
  return <DayEditor key={client.id} client={client} />
}
