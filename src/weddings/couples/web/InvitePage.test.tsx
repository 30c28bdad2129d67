import { afterAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import InvitePage from '#weddings/couples/web/InvitePage.tsx'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'

const read = 'GET /api/client-invite/a-secret'
const activate = 'POST /api/client-invite/a-secret/activate'
const invitation = {
  partnerOneName: 'Grace Liu',
  partnerTwoName: 'Oliver Hart',
  weddingDate: '2031-06-14',
  venue: 'Fern Hill',
  email: 'grace@example.com',
  plannerName: 'Rosa',
  studio: 'Rosa Weddings',
  isActivated: false,
}

// The page reads its secret when it is loaded.
const before = vi.hoisted(() => {
  const address = location.href
  history.replaceState(null, '', '/client-invite/a-secret')
  return address
})
afterAll(() => history.replaceState(null, '', before))

const heading = (name: string) => page.getByRole('heading', { name })
const password = page.getByLabelText('Password', { exact: true })
const again = page.getByLabelText('Confirm Password')
const submit = page.getByRole('button', { name: 'Activate Account' })

it('says that it is loading, that it failed, and opens on retry', async () => {
  const first = held<never>()
  const answers = [first.answer, Promise.resolve(invitation)]
  answerCalls({ [read]: () => answers.shift() })
  await show(<InvitePage />)
  await expect.element(page.getByText('Loading your wedding portal...')).toBeVisible()
  first.reject(new Error('The network is down'))
  await expect.element(heading('We could not open your invitation')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Grace Liu & Oliver Hart')
})

it('names the date of the wedding as the studio’s country does', async () => {
  answerCalls({ [read]: () => ({ ...invitation, region: { ...defaultRegion, country: 'GB', dateOrder: 'day' } }) })
  await show(<InvitePage />)
  await expect.element(page.getByText('14 June 2031')).toBeVisible()
})

describe('the form', () => {
  async function shown(answers: Parameters<typeof answerCalls>[0] = {}) {
    const calls = answerCalls({
      [read]: () => invitation,
      'POST /api/auth/password-check': () => ({ known: false }),
      ...answers,
    })
    await show(<InvitePage />)
    return calls
  }

  it('sends no passwords that differ or are too short', async () => {
    const { count } = await shown()
    await password.fill('our')
    await again.fill('your')
    await submit.click()
    await expect.element(page.getByText("Passwords Don't Match")).toBeVisible()
    await expect.element(again).toHaveAccessibleDescription(/both passwords are identical/)
    await again.fill('our')
    await submit.click()
    await expect.element(page.getByText('Password Too Short')).toBeVisible()
    await expect.element(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible()
    expect(count(activate)).toBe(0)
  })

  it('tells password managers whose password it is', async () => {
    await shown()
    await expect.element(password).toBeVisible()
    const name = password.element().closest('form')?.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect(name?.value).toBe('grace@example.com')
  })

  it('keeps the input when the activation fails, and says why it was refused', async () => {
    const failures = [new Error('The network is down'), new Refused(409, 'This invite has already been used.')]
    const { bodies } = await shown({
      [activate]: () => {
        throw failures.shift()
      },
    })
    await password.fill('our wedding day')
    await again.fill('our wedding day')
    await submit.click()
    await expect.element(page.getByText('Activation Failed')).toBeVisible()
    await expect.element(again).toHaveValue('our wedding day')
    await submit.click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'This invite has already been used.' }))
      .toBeVisible()
    expect(bodies(activate)).toMatchObject([{ password: 'our wedding day' }, { password: 'our wedding day' }])
  })
})

it('has the logo and the photograph of the studio', async () => {
  answerCalls({ [read]: () => ({ ...invitation, colors: null, logoUrl: '/logo.png', photographUrl: '/studio.webp' }) })
  await show(<InvitePage />)
  await expect.element(page.getByRole('img', { name: 'Rosa Weddings' })).toHaveAttribute('src', '/logo.png')
  const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))
  expect(sources).toEqual(['/studio.webp', '/logo.png'])
})

it('offers a new link in place of one that is not valid', async () => {
  answerCalls({ [read]: () => Promise.reject(new Refused(404, 'This invite link is invalid or has expired.')) })
  await show(<InvitePage />)
  await expect.element(heading('Invalid Invite Link')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Email Me a New Link' }))
    .toHaveAttribute('href', '/client-forgot-password')
})
