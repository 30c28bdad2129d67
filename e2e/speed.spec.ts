import { coldTime, median } from './cold-time.ts'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

/** A generous limit for slow machines that only detects regressions; `npm run bench` measures. */
const broken = 1500

test(`the dashboard shows its data within ${broken} ms`, async ({ page, browser, baseURL, planner }) => {
  const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }
  for (let month = 1; month <= 12; month++)
    await planner.addClient({ ...couple, weddingDate: `2031-${String(month).padStart(2, '0')}-14` })
  const storageState = await page.context().storageState()
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({ storageState, baseURL })
    const cold = await context.newPage()
    await skipIntroductions(cold)
    times.push(await coldTime(cold, '/', 'Grace Liu & Oliver Hart'))
    await context.close()
  }
  expect(median(times), times.map(Math.round).join(', ')).toBeLessThanOrEqual(broken)
})

test(`a thread of 5,000 messages shows its end within ${broken} ms`, async ({ page, planner, instance }) => {
  const id = await planner.addClient({ partnerOneName: 'Amara', partnerTwoName: 'Julian', email: 'a@example.com' })
  await runSql(
    instance,
    `insert into messages (planner_id, client_id, sender, sender_name, content, timestamp)
      select c.planner_id, c.id, case when n % 3 = 0 then 'planner' else 'client' end, 'Client', 'Message number ' || n,
        now() - (5001 - n) * interval '1 hour'
      from clients c, generate_series(1, 5000) n where c.id = $1`,
    [id],
  )
  expect(await coldTime(page, `/messages?client=${id}`, 'Message number 5000')).toBeLessThanOrEqual(broken)
  const log = page.getByRole('log', { name: 'Messages with Amara & Julian' })
  await expect(log.getByText('Message number 5000')).toBeInViewport()
  await expect(log.getByRole('listitem')).toHaveCount(50)
  await log.getByRole('button', { name: 'Earlier messages' }).click()
  await expect(log.getByText('Message number 4901')).toBeAttached()
})
