import type { Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { invite, newCouple, test } from './couple-browser.ts'
import { inspect, longCouple, shortCouple } from './inspection.ts'
import { expect } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

async function activate(page: Page, password: string, again = password) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(again)
  await page.getByRole('button', { name: 'Activate Account' }).click()
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

// An open portal whose session ends loads the login page itself, which would abort the test's next navigation.
async function endSession(page: Page) {
  await page.goto('about:blank')
  await page.request.post('/api/client-logout')
}

async function leavePortal(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await endSession(page)
  await page.goto('/client-login')
}

const names = 'Grace Liu & Oliver Hart'
const activated = (page: Page) => page.getByRole('heading', { name: 'Account Activated!' })

test('an invite link leads to the portal, and the couple logs out', async ({ page, theirs, planner }) => {
  const couple = newCouple()
  const id = await planner.addClient(couple)
  const link = await invite(page.request, id)
  const asked: string[] = []
  theirs.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: names })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await expect(theirs.getByText('June 14, 2024')).toBeVisible()
  await expect(theirs.getByText('Fern Hill')).toBeVisible()

  await activate(theirs, 'our', 'your')
  await expect(toastOf(theirs, "Passwords Don't Match")).toContainText('Please make sure both passwords are identical.')
  await expect(theirs.getByLabel('Confirm Password')).toHaveAccessibleDescription(/both passwords are identical/)
  await activate(theirs, 'our')
  await expect(toastOf(theirs, 'Password Too Short')).toContainText('Password must be at least 6 characters long.')
  await activate(theirs, 'our wedding day')
  await expect(toastOf(theirs, 'Account Activated!')).toBeVisible()
  await expect(activated(theirs)).toBeVisible()
  await expect(theirs).toHaveURL(`/client-portal/${id}`)

  await leavePortal(theirs)
  await theirs.getByRole('button', { name: 'Log In' }).click()
  await expect(toastOf(theirs, 'Missing Information')).toContainText('Please enter both email and password.')
  await logIn(theirs, couple.email, 'your wedding day')
  await expect(toastOf(theirs, 'Login Failed')).toContainText('Please check your email and password.')
  await theirs.getByRole('button', { name: 'Show password' }).click()
  await expect(theirs.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await logIn(theirs, couple.email.toUpperCase(), 'our wedding day')
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  await expect(toastOf(theirs, 'Welcome Back!')).toContainText(names)
  const stored = await theirs.evaluate(() => localStorage.getItem('clientSession'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ id, partnerOneName: 'Grace Liu' })

  await theirs.goto('/client-login')
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  await endSession(theirs)
  await theirs.goto(`/client-portal/${id}?tab=tasks`)
  await expect(theirs.getByText('Your session has ended.')).toBeVisible()
  await logIn(theirs, couple.email, 'our wedding day')
  await expect(theirs).toHaveURL(`/client-portal/${id}?tab=tasks`)
  await endSession(theirs)
  await theirs.goto(link)
  await expect(activated(theirs)).toBeVisible()
  await theirs.getByRole('link', { name: 'Go to Login' }).click()
  await expect(theirs).toHaveURL('/client-login')
  await expect(theirs.getByLabel('Email')).toBeVisible()
})

test('an invite is mailed from the page of the couple, and replaces the previous link', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  const couple = newCouple()
  const id = await planner.addClient(couple)
  const before = await invite(page.request, id)
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'Mail It to the Couple' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mail the invite' })
  const text = dialog.frameLocator('iframe').locator('body')
  await expect(dialog.getByText('Your wedding portal is ready')).toBeVisible()
  await dialog.getByLabel('Your own words').fill('Come and see the barn.\nIt is <b>lovely</b>.')
  await expect(text).toContainText('Come and see the barn.')
  await expect(text).toContainText('It is <b>lovely</b>.')
  await inspect(page)
  await dialog.getByRole('button', { name: 'Send Mail' }).click()
  await expect(toastOf(page, 'Invite mailed')).toContainText(couple.email)
  await expect(page.getByText('⏳ Invite Sent')).toBeVisible()

  await theirs.goto(before)
  await expect(theirs.getByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Return Home' }).click()
  await expect(theirs).toHaveURL('/client-login')

  await theirs.goto(await mailedLink(instance.dataDir, couple.email, '/client-invite'))
  await expect(theirs.getByText(`You sign in with ${couple.email}.`)).toBeVisible()
  await expect(theirs.getByText('invites you')).toContainText('Whitfield Weddings')
  await inspect(theirs)
  await activate(theirs, 'our wedding day')
  await expect(activated(theirs)).toBeVisible()
  await expect(page.getByText('✓ Account Activated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send New Invite' })).toBeVisible()
})

test('invalid links show an error, and lead planner and couple to their own start pages', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  const id = await planner.addClient(newCouple())
  const link = await invite(page.request, id)
  await runSql(instance, `update couple_secrets set invite_expires_at = now() where client_id = $1`, [id])
  for (const dead of [link, '/client-invite/never-was', '/client-invite/%00']) {
    await theirs.goto(dead)
    await expect(theirs.getByRole('heading', { name: 'Invalid Invite Link' })).toBeVisible()
    await expect(theirs.getByText('Please contact your wedding planner for a new invitation.')).toBeVisible()
  }
  await page.goto(link)
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a failed activation keeps the input and shows the reason', async ({ page, context, planner }) => {
  const link = await invite(page.request, await planner.addClient(newCouple()))
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await activate(page, 'our wedding day')
  await expect(toastOf(page, 'Activation Failed')).toContainText('Please try again or contact your wedding planner.')
  await expect(page.getByLabel('Confirm Password')).toHaveValue('our wedding day')
  await context.setOffline(false)
  await page.request.post(`/api${new URL(link).pathname}/activate`, { data: { password: 'the other one' } })
  await page.getByRole('button', { name: 'Activate Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This invite has been used already.' })).toBeVisible()
})

test('an invite that fails to load shows an error, and opens on retry', async ({ page, planner }) => {
  const link = await invite(page.request, await planner.addClient(newCouple()))
  await page.route(link, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/(<script[^>]*id="first-data"[^>]*>).*?(<\/script>)/s, '$1{}$2')
    await route.fulfill({ response: answer, body: html })
  })
  let reachable = false
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/client-invite/*', async (route) => {
    if (reachable) return route.continue()
    await held
    return route.abort()
  })
  await page.goto(link)
  await expect(page.getByText('Loading your wedding portal...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'We could not open your invitation' })).toBeVisible()
  reachable = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: names })).toBeVisible()
})

test('before activation, a couple is told to contact its planner, and a login shows the same message as for a wrong password, also while a planner is signed in', async ({
  page,
  planner,
}) => {
  const couple = newCouple()
  await planner.addClient(couple)
  await page.goto('/client-login?ended=1')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByText('Please contact your wedding planner for an invitation.')).toBeVisible()
  await logIn(page, couple.email, 'our wedding day')
  await expect(toastOf(page, 'Login Failed')).toContainText('Please check your email and password.')
  await expect(page.getByLabel('Email')).toHaveValue(couple.email)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a couple sets a new password after forgetting it, and with a new invite', async ({
  page,
  theirs,
  instance,
  planner: _signedIn,
}) => {
  const couple = newCouple()
  const { id, browser } = await activeCouple(page.request, instance, couple)
  await theirs.goto('/client-login')
  await theirs.getByRole('link', { name: 'Forgot password?' }).click()
  for (const email of [couple.email, 'nobody@example.com']) {
    await theirs.getByLabel('Email').fill(email)
    await theirs.getByRole('button', { name: 'Send Link' }).click()
    await expect(toastOf(theirs, 'Email Sent!')).toBeVisible()
    await expect(theirs.getByRole('status').filter({ hasText: 'The link works for 14 days.' })).toBeVisible()
  }
  await theirs.goto(await mailedLink(instance.dataDir, couple.email, '/client-invite'))
  await activate(theirs, 'the second one')
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  await leavePortal(theirs)
  await logIn(theirs, couple.email, 'our wedding day')
  await expect(toastOf(theirs, 'Login Failed')).toBeVisible()
  await logIn(theirs, couple.email, 'the second one')
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  expect((await browser.get('/api/client-session')).status()).toBe(401)

  await theirs.goto(await invite(page.request, id))
  await activate(theirs, 'the third one')
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  await leavePortal(theirs)
  await logIn(theirs, couple.email, 'the third one')
  await expect(theirs).toHaveURL(`/client-portal/${id}`)
  await browser.dispose()
})

test.describe('the pages without a session are accessible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with invalid input, and after activation', async ({ page, planner }) => {
    let link = ''
    for (const couple of [longCouple, shortCouple]) {
      link = await invite(page.request, await planner.addClient(couple))
      await page.goto(link)
      await activate(page, 'our', 'your')
      await expect(page.getByText('both passwords are identical').first()).toBeVisible()
      await inspect(page)
    }
    await activate(page, 'our wedding day')
    await expect(page).toHaveURL(/client-portal/)
    await leavePortal(page)
    await page.goto(link)
    await expect(activated(page)).toBeVisible()
    await inspect(page)
    await page.goto('/client-login?ended=1')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await inspect(page)
  })
})
