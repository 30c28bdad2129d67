import type { Client } from '#contract/clients.ts'
import { DayEditor } from '#web/days/DayEditor.tsx'

/** The run sheets of a wedding, on the couple's page. */
export default function DayTab({ client }: { client: Client }) {
  return <DayEditor key={client.id} client={client} />
}
