import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import LoginPage from '#app/web/sign-in/LoginPage.tsx'
import { highlightMs, highlights } from '#studio/accounts/web/highlights.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

describe('the sign-up', () => {
  it('sends no passwords that differ or are too short, and keeps the input', async () => {
    const { count } = answerCalls({ 'POST /api/auth/password-check': () => ({ known: false }) })
    await show(<LoginPage />)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabelText('Full Name').fill('Noor Haddad')
    await page.getByLabelText('Username').fill('noor')
    await page.getByLabelText('Email').fill('noor@example.com')
    const password = page.getByLabelText('Password', { exact: true })
    const again = page.getByLabelText('Confirm Password')
    const create = page.getByRole('button', { name: 'Create Account' })
    await password.fill('peony and rosemary')
    await again.fill('something else')
    await create.click()
    await expect.element(page.getByText('Password Mismatch')).toBeVisible()
    await expect.element(again).toHaveAccessibleDescription(/Passwords do not match\. Please try again\./)
    await password.fill('short')
    await again.fill('short')
    await create.click()
    await expect.element(page.getByText('Password Too Short')).toBeVisible()
    await expect.element(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible()
    await expect.element(page.getByLabelText('Full Name')).toHaveValue('Noor Haddad')
    expect(count('POST /api/auth/signup')).toBe(0)
  })
})

describe('the highlights', () => {
  const panel = page.getByRole('region', { name: 'What Larkspur does' })
  const current = () => panel.element().querySelector('[aria-current=true]')?.getAttribute('aria-label')
  const [first, ...others] = highlights.map(({ name }) => name)

  /** Runs the timers of the page, which vitest does not wait with. */
  async function shown(isStill: boolean) {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('prefers-reduced-motion') ? ({ matches: isStill } as MediaQueryList) : matchMedia(query),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    await show(<LoginPage />)
    await expect.poll(current).toBe(first)
  }

  it('change by themselves, and can be stopped', async () => {
    await shown(false)
    for (const name of [...others, first]) {
      vi.advanceTimersByTime(highlightMs)
      await expect.poll(current).toBe(name)
    }
    await panel.getByRole('button', { name: 'Pause' }).click()
    await page.getByLabelText('Email').click()
    vi.advanceTimersByTime(12_000)
    await panel.getByRole('button', { name: 'Play' }).click()
    await expect.element(panel.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(current()).toBe(first)
  })

  it('do not move for those who prefer reduced motion', async () => {
    await shown(true)
    await expect.element(panel.getByRole('button', { name: 'Play' })).toBeVisible()
    vi.advanceTimersByTime(9000)
    await page.getByLabelText('Email').click()
    await expect.element(page.getByLabelText('Email')).toHaveFocus()
    expect(current()).toBe(first)
  })
})
