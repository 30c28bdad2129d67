import type { Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { invite, newCouple, test } from './couple-browser.ts'
import { inspect, longCouple } from './inspection.ts'
import { expect } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
const invalid = (page: Page) => page.getByRole('heading', { name: 'Invalid Invite Link' })

test('a couple is invited by mail, activates its account, logs out, and comes back', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  const couple = newCouple()
  const id = await planner.addClient(couple)
  const before = await invite(page.request, id)

  await test.step('the planner mails the invite with words of their own, which replaces the previous link', async () => {
    await page.goto(`/clients/${id}`)
    await page.getByRole('button', { name: 'Email It to the Couple' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email the Invite' })
    const text = dialog.frameLocator('iframe').locator('body')
    await expect(dialog.getByText('Your wedding portal is ready')).toBeVisible()
    await dialog.getByLabel('Your Own Words').fill('Come and see the barn.\nIt is <b>lovely</b>.')
    await expect(text).toContainText('Come and see the barn.')
    await expect(text).toContainText('It is <b>lovely</b>.')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Send Email' }).click()
    await expect(toastOf(page, 'Invite emailed')).toContainText(couple.email)
    await expect(page.getByText('⏳ Invite Sent')).toBeVisible()
    await theirs.goto(before)
    await expect(invalid(theirs)).toBeVisible()
    await theirs.getByRole('link', { name: 'Return Home' }).click()
    await expect(theirs).toHaveURL('/client-login')
  })

  const link = await mailedLink(instance.dataDir, couple.email, '/client-invite')
  await test.step('the mailed link leads to the portal', async () => {
    const asked: string[] = []
    theirs.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { level: 1, name: names })).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    await expect(theirs.getByText('June 14, 2024')).toBeVisible()
    await expect(theirs.getByText('Fern Hill')).toBeVisible()
    await expect(theirs.getByText(`You log in with: ${couple.email}`)).toBeVisible()
    await expect(theirs.getByText('invites you')).toContainText('Whitfield Weddings')
    await activate(theirs, 'our wedding day')
    await expect(toastOf(theirs, 'Account Activated!')).toBeVisible()
    await expect(activated(theirs)).toBeVisible()
    await expect(theirs).toHaveURL(`/client-portal/${id}`)
    await expect(page.getByText('✓ Account Activated')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send New Invite' })).toBeVisible()
  })

  await test.step('the couple logs in with its password', async () => {
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
  })

  await test.step('after the session has ended, the login leads back to the page that was wanted', async () => {
    await endSession(theirs)
    await theirs.goto(`/client-portal/${id}?tab=tasks`)
    await expect(theirs.getByText('Your session has ended.')).toBeVisible()
    await logIn(theirs, couple.email, 'our wedding day')
    await expect(theirs).toHaveURL(`/client-portal/${id}?tab=tasks`)
    await endSession(theirs)
    await theirs.goto(link)
    await expect(activated(theirs)).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('link', { name: 'Go to Login' }).click()
    await expect(theirs).toHaveURL('/client-login')
    await expect(theirs.getByLabel('Email')).toBeVisible()
  })
})

test('links that have expired, and a login before the activation, say what to do', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  const couple = newCouple()
  const id = await planner.addClient(couple)
  const link = await invite(page.request, id)
  await runSql(instance, `update couple_secrets set invite_expires_at = now() where client_id = $1`, [id])
  for (const dead of [link, '/client-invite/never-was', '/client-invite/%00']) {
    await theirs.goto(dead)
    await expect(invalid(theirs)).toBeVisible()
    await expect(theirs.getByText('Please contact your wedding planner for a new invitation.')).toBeVisible()
  }
  await page.goto(link)
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')

  await test.step('a couple without an account is told the same as with a wrong password, and the planner stays signed in', async () => {
    await page.goto('/client-login?ended=1')
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(page.getByText('Please contact your wedding planner for an invitation.')).toBeVisible()
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await inspect(page)
    await logIn(page, couple.email, 'our wedding day')
    await expect(toastOf(page, 'Login Failed')).toContainText('Please check your email and password.')
    await expect(page.getByLabel('Email')).toHaveValue(couple.email)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('long names and long messages fit the screen', async () => {
    await theirs.goto(await invite(page.request, await planner.addClient(longCouple)))
    await activate(theirs, 'our', 'your')
    await expect(theirs.getByText('both passwords are identical').first()).toBeVisible()
    await inspect(theirs)
  })
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
    const sent = theirs.waitForResponse((answer) => answer.request().method() === 'POST')
    await theirs.getByRole('button', { name: 'Send Link' }).click()
    expect((await sent).ok()).toBe(true)
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
