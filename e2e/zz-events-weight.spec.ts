import { gzipSync } from 'node:zlib'
import { expect, test } from './journey.ts'
import { skipIntroductions } from './inspection.ts'
test('weight', async ({ page, planner }) => {
  await skipIntroductions(page)
  const id = await planner.addClient({ partnerOneName: 'Emma', email: 'e@example.com' })
  const event = await (await page.request.post(`/api/clients/${id}/events`, { data: { title: 'Fitting', date: '2031-06-11' } })).json()
  for (const [path, wanted] of [['/calendar?date=2031-06-10','Fitting'],['/new-event','Create Event'],[`/events/${event.id}`,'Fitting'],[`/clients/${id}?tab=events`,'Fitting']]) {
    const reqs: string[] = []
    const listen = (r: { url: () => string }) => reqs.push(r.url())
    page.on('request', listen)
    await page.goto(path)
    await page.getByText(wanted).first().waitFor()
    const snap = [...reqs]
    page.off('request', listen)
    let total = 0
    for (const url of snap.filter((u) => u.endsWith('.js'))) total += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length / 1024
    console.log(path, snap.length, total.toFixed(1), snap.map((u) => new URL(u).pathname).join(' '))
    for (const url of snap.filter((u) => u.endsWith('.css'))) console.log('css', (gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length / 1024).toFixed(1))
  }
  expect(1).toBe(1)
})
