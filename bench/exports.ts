import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StudioExport } from '#exchange/exports/contract/endpoints.ts'
import { memoryMb } from './cost.ts'
import { post, type Instance } from './instance.ts'

const tenMegabytes = 10_000_000

/** A studio with weddings, each with rows of every kind, three invoices, three messages and documents. */
async function studio(instance: Instance, name: string, weddings: number, documentsEach: number) {
  const { id, headers } = await instance.signUp(name)
  for (let number = 0; number < weddings; number++) {
    const couple = {
      partnerOneName: 'Grace',
      partnerTwoName: `Oliver ${number}`,
      email: `${name}-${number}@example.com`,
    }
    const client = (await (await post(instance.url, '/api/clients', couple, headers)).json()) as { id: number }
    const at = `/api/clients/${client.id}`
    for (let count = 0; count < 3; count++) {
      await post(instance.url, `${at}/invoices`, { amount: '100', status: 'Sent' }, headers)
      await post(instance.url, `${at}/messages`, { content: 'See you at the tasting!' }, headers)
      await post(instance.url, '/api/tasks', { title: 'Confirm the florist', clientId: client.id }, headers)
      await post(instance.url, `${at}/events`, { title: 'Tasting', date: '2031-06-14' }, headers)
    }
    const form = new FormData()
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(documentsEach > 3 ? tenMegabytes : 100_000)])
    form.set('file', new File([bytes], 'plan.pdf', { type: 'application/pdf' }))
    const uploaded = await fetch(`${instance.url}${at}/documents`, { method: 'POST', headers, body: form })
    if (!uploaded.ok) throw new Error(`an upload answered ${uploaded.status}: ${await uploaded.text()}`)
  }
  // Further documents share the stored file of the first, so that only the export needs the room.
  await instance.fill(`
    insert into documents (planner_id, client_id, filename, original_name, file_key, file_type, file_size, uploaded_by)
      select planner_id, client_id, filename, 'Plan ' || n, file_key, file_type, file_size, uploaded_by
      from documents, generate_series(2, ${documentsEach}) n where planner_id = ${id}`)
  return headers
}

/** Makes an export, and samples the memory meanwhile. */
async function exportOf(instance: Instance, headers: Record<string, string>) {
  const begun = performance.now()
  await post(instance.url, '/api/export', {}, headers)
  let mostMb = 0
  for (;;) {
    const answer = await fetch(`${instance.url}/api/exports`, { headers })
    const [latest] = (await answer.json()) as StudioExport[]
    if (latest?.state === 'failed') throw new Error('The export failed.')
    if (latest?.state === 'done') return { ms: performance.now() - begun, bytes: latest.size ?? 0, mostMb }
    mostMb = Math.max(mostMb, memoryMb(instance.pid))
    await pause(100)
  }
}

/** How long the export of twelve weddings takes: the second one, because the first compiles the code. */
export async function exportMs(instance: Instance): Promise<number> {
  const headers = await studio(instance, 'export', 12, 3)
  await exportOf(instance, headers)
  return (await exportOf(instance, headers)).ms
}

/** The most memory during the export of half a gigabyte of documents, and of five gigabytes. */
export async function largeExportMb(instance: Instance) {
  const figures: Record<string, number> = {}
  for (const [name, documents] of [
    ['half-gigabyte', 50],
    ['five-gigabytes', 500],
  ] as const) {
    const { mostMb, bytes, ms } = await exportOf(instance, await studio(instance, name, 1, documents))
    figures[`memory, export of ${(bytes / 1e9).toFixed(1)} GB in ${Math.round(ms / 1000)} s, MB`] = mostMb
  }
  return figures
}
