import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Day, DayContent, Item } from '#day/days/contract/day-records.ts'
import { tellVendors } from '#day/days/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { unique, type TestServer } from '#test/server.ts'

export type WeddingDay = Awaited<ReturnType<typeof weddingDay>>

/** The wedding day of a new studio's couple, with what planners, vendors and links do with it. */
export async function weddingDay(server: TestServer) {
  const planner = await server.planner()
  const client: Client = await planner.addClient({ weddingDate: '2027-06-12' })
  const { body } = await planner.post(`/api/clients/${client.id}/days`, { name: 'Wedding day' })
  const at = `/api/days/${body.id}`
  const open = (token: string) => server.visitor().get(`/api/links/${token}`)
  const shown = async (token: string): Promise<DayContent<'vendor-day'>> => (await open(token)).body.content
  return {
    planner,
    client,
    at,
    open,
    shown,
    draft: async (): Promise<Day> => (await planner.get(at)).body,
    add: async (values: object): Promise<Item> => (await planner.post(`${at}/items`, values)).body,
    publish: () => planner.post(`${at}/publish`),
    link: async (values: object): Promise<string> =>
      (await planner.post(`/api/clients/${client.id}/day-links`, values)).body.token,
    titles: async (token: string) => (await shown(token)).days.flatMap(({ items }) => items.map(({ title }) => title)),
    vendor: async (name: string) => {
      const email = `${name.toLowerCase()}-${unique()}@example.com`
      const { body } = await planner.post('/api/vendors', { name, category: 'florist', email, phone: '555-1' })
      await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id })
      return { id: body.id as number, email }
    },
    mailsTo: async (email: string, now = noonLater()) => {
      await tellVendors(server.jobContext, now)
      await server.workOff()
      return (await server.newMails()).filter(({ to }) => to?.[0]?.address === email)
    },
  }
}
