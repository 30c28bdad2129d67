import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { newAccount, type Account } from './planners.ts'
import { toastOf } from './toasts.ts'

async function fillSignUp(page: Page, account: Account) {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill(account.name)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm Password').fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a planner signs up, follows the mailed link, logs out, and signs in with a new password', async ({
  page,
  instance,
}) => {
  const account = newAccount('Noor Haddad')
  await fillSignUp(page, account)
  await expect(page).toHaveURL(`/verify-email?${new URLSearchParams({ email: account.email })}`)
  await expect(toastOf(page, 'Account Created!')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)

  await page.goto(await mailedLink(instance.dataDir, account.email, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await expect(toastOf(page, 'Email Verified!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open your studio' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('You are signed in as Noor Haddad.')
  await page.getByRole('link', { name: 'Open your studio' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The link works for one hour.' })).toBeVisible()

  await page.goto(await mailedLink(instance.dataDir, account.email, '/reset-password'))
  await page.getByLabel('New Password', { exact: true }).fill('a better password')
  await page.getByLabel('Confirm New Password').fill('a better password')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page).toHaveURL('/login')
  await expect(toastOf(page, 'Password Updated')).toBeVisible()

  await signIn(page, account.email, account.password)
  await expect(toastOf(page, 'Login Failed')).toContainText('Invalid email or password. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await signIn(page, account.email, 'a better password')
  await expect(page).toHaveURL('/')
  await expect(toastOf(page, 'Welcome Back!')).toContainText('Noor Haddad')
})

test('a planner who has not followed the link is asked to, gets another mail, and takes a username that is free', async ({
  page,
  instance,
  planner,
}) => {
  await page.context().clearCookies()
  const account = newAccount()
  await test.step('a taken username is reported at its field, and the input is kept', async () => {
    await fillSignUp(page, { ...account, username: planner.username })
    await expect(toastOf(page, 'Signup Failed')).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/taken/)
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await page.getByLabel('Username').fill(account.username)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/verify-email/)
  })
  const first = await mailedLink(instance.dataDir, account.email, '/verify-email')

  await test.step('signing in leads to the page that asks for the link', async () => {
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await signIn(page, account.email, account.password)
    await expect(page).toHaveURL(`/verify-email?${new URLSearchParams({ email: account.email })}`)
    await expect(toastOf(page, 'Email Verification Required')).toContainText(
      'Please check your email and verify your account before logging in.',
    )
  })

  await test.step('an invalid link is reported on the page and in a toast', async () => {
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/auth/verify-email') && calls.push(request.method()))
    await page.goto('/verify-email?token=not-a-real-one')
    await expect(page.getByRole('alert')).toContainText('This verification link is invalid or has expired.')
    await expect(toastOf(page, 'Verification Failed')).toBeVisible()
    expect(calls).toEqual(['POST'])
    await page.getByLabel('Link or Code').fill('')
    await expect(page.getByRole('button', { name: 'Verify Email' })).toBeDisabled()
    await page.getByLabel('Email').fill('')
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeDisabled()
  })

  await test.step('another mail has a link that works', async () => {
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(toastOf(page, 'Email Sent!')).toBeVisible()
    const second = await mailedLink(instance.dataDir, account.email, '/verify-email', first)
    await page.getByLabel('Link or Code').fill(new URL(second).searchParams.get('token') ?? '')
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  })
})
