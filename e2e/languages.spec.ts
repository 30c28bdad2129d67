import type { Page } from '@playwright/test'
import { longCouple } from './inspection.ts'
import { expect } from './journey.ts'
import { inPseudo } from './pseudo.ts'
import { fitOf } from './cramped.ts'
import { add, test } from './wedding.ts'

/** Latin letters that stand for themselves: names of formats, of languages and of this product, French dates, and the form of amounts. */
const known =
  /^(Larkspur|English|Deutsch|PDF|Word|Excel|PowerPoint|JPEG|PNG|HEIC|UTC|USD|min|kB|MB|Bytes|lun|mar|mer|jeu|ven|sam|dim|janvier|janv|février|févr|mars|avril|avr|mai|juin|juillet|juil|août|septembre|sept|octobre|oct|novembre|nov|décembre|déc|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/i

/** The words on a page, and in its labels, that are in no catalogue. Everything that people have typed is in Cyrillic. */
const wordsLeft = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => element.checkVisibility())
    return shown.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...['aria-label', 'placeholder', 'title'].flatMap((name) => element.getAttribute(name) ?? []),
    ])
  })
  const words = texts.flatMap((text) => text.match(/(?<![\p{L}\d@._/-])[A-Za-z]{3,}(?![\p{L}\d@_/-])/gu) ?? [])
  return [...new Set(words.filter((word) => !known.test(word)))]
}

async function check(page: Page, what: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { beyond, cramped } = await fitOf(page)
    expect.soft(beyond, `${what} beyond its ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(cramped, `${what} at ${width} px`).toEqual([])
  }
  expect.soft(await wordsLeft(page), `${what} has texts that are in no catalogue`).toEqual([])
}

test('nothing in the portal and behind a link is cut off in a longer language, or in no catalogue', async ({
  page,
  browser,
  instance,
  wedding: { id, portal },
}) => {
  const at = `/api/clients/${id}`
  await page.request.patch('/api/business', { data: { businessName: 'Розы' } })
  const names = { partnerOneName: 'Анна', partnerTwoName: 'Борис', venue: 'Сад', weddingDate: longCouple.weddingDate }
  await page.request.patch(at, { data: { ...names, language: 'fr' } })
  await add(page, '/api/tasks', { title: 'Торт', clientId: id, assignedTo: 'client', dueDate: '2020-01-01' })
  await add(page, '/api/tasks', { title: 'Цветы', clientId: id, visibleToCouple: true, phase: 'Начало' })
  await add(page, `${at}/invoices`, { amount: '1200.00', status: 'Sent', invoiceNumber: '7', description: 'Задаток' })
  await add(page, `${at}/messages`, { content: 'Привет' })
  await add(page, `${at}/events`, { title: 'Встреча', date: '2031-05-01', time: '10:00' })
  const vendor = await add(page, '/api/vendors', { name: 'Роза', category: 'florist' })
  await add(page, `${at}/vendors`, { vendorId: vendor.id, status: 'booked' })
  await add(page, `${at}/parts`, { name: 'Ужин', meals: ['Рыба'] })
  await add(page, `${at}/envelopes`, { name: 'Ивановы', guests: [{ firstName: 'Иван', lastName: 'Иванов' }] })
  const day = await add(page, `${at}/days`, { name: 'Праздник', date: '2031-06-14' })
  await add(page, `/api/days/${day.id}/items`, { title: 'Ужин', start: '18:00' })
  await add(page, `/api/days/${day.id}/publish`, {})

  await inPseudo(portal.context())
  for (const tab of ['schedule', 'day', 'tasks', 'guests', 'vendors', 'documents', 'billing', 'messages'])
    await test.step(`the tab ${tab}`, async () => {
      await portal.goto(`/client-portal/${id}?tab=${tab}`)
      await expect(portal.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(portal.getByRole('tabpanel')).not.toHaveAttribute('aria-busy', 'true')
      await expect(portal.locator('[aria-busy=true]')).toHaveCount(0)
      await check(portal, tab)
    })

  await test.step('guests that are ticked, and the form of an envelope', async () => {
    await portal.goto(`/client-portal/${id}?tab=guests`)
    await portal.getByRole('gridcell').getByRole('checkbox').first().click()
    await expect(portal.getByRole('toolbar')).toBeVisible()
    expect.soft(await wordsLeft(portal), 'the toolbar has texts that are in no catalogue').toEqual([])
    await portal.getByRole('tabpanel').locator('button:not([aria-pressed])').first().click()
    await expect(portal.getByRole('dialog')).toBeVisible()
    await check(portal, 'the form of an envelope')
  })

  await test.step('the page on which guests answer', async () => {
    await portal.goto(`/client-portal/${id}?tab=guests`)
    await portal.getByRole('tabpanel').locator('button[aria-pressed=false]').click()
    await expect(portal.getByRole('tabpanel').getByRole('link')).toBeVisible()
    await expect(portal.locator('[aria-busy=true]')).toHaveCount(0)
    await check(portal, 'the page on which guests answer')
  })

  await test.step('a link', async () => {
    const answer = await page.request.post(`${at}/day-links`, { data: { kind: 'party-day' } })
    const { token } = (await answer.json()) as { token: string }
    await portal.goto(`/for/${token}`)
    await expect(portal.getByRole('heading', { name: 'Праздник' })).toBeVisible()
    await check(portal, 'the link')
  })

  await test.step('the pages that sign in', async () => {
    const stranger = await browser.newContext({ baseURL: instance.url, locale: 'fr-FR', reducedMotion: 'reduce' })
    await inPseudo(stranger)
    const visitor = await stranger.newPage()
    for (const path of ['/client-login', '/client-forgot-password', '/client-invite/unknown', '/for/unknown']) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading').first()).toBeVisible()
      await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0)
      await check(visitor, path)
    }
    await visitor.goto('/client-login')
    await visitor.getByRole('combobox').selectOption('Deutsch')
    await expect(visitor.getByRole('heading', { name: 'Ihr Hochzeitsportal' })).toBeVisible()
    await visitor.goto('/client-forgot-password')
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
    await expect(visitor.getByRole('combobox')).toHaveValue('de')
    await stranger.close()
  })
})

test('a couple chooses the language of its portal, which stays with the person', async ({
  wedding: { id, portal },
}) => {
  await portal.goto(`/client-portal/${id}`)
  const language = portal.getByRole('combobox', { name: 'Language' })
  await language.selectOption('Français')
  await expect(portal.getByRole('tab', { name: 'Prestataires' })).toBeVisible()
  await portal.reload()
  await expect(portal.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(portal.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr')
})
