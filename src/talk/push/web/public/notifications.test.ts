import { describe, expect, test } from 'vitest'
import type { Showing, Tab } from '#platform/web/offline/worker-scope.ts'
import { keepSubscribed, openNotified, showPushed } from '#talk/push/web/public/notifications.ts'

const origin = 'https://bloom.example'
const news = {
  id: '7',
  title: 'Message from Rose',
  body: 'Hello',
  path: '/messages?client=3',
  tag: 'a',
  icon: '/i.png',
}
const pushed = (content: unknown) => ({ text: () => JSON.stringify(content) })

/** The browser's list of notifications, one for each tag. */
function screen() {
  const sounds: boolean[] = []
  const shown = new Map<string, Parameters<Showing['showNotification']>>()
  const showing: Showing = {
    getNotifications: async ({ tag }) =>
      [...shown].filter(([key]) => key === tag).map(([, [, { data }]]) => ({ data })),
    async showNotification(title, options) {
      sounds.push(options.renotify)
      shown.set(options.tag, [title, options])
    },
  }
  return { showing, sounds, shown: () => [...shown.values()].map(([title, { body }]) => `${title}: ${body}`) }
}

describe('a message', () => {
  test('is shown with what it says', async () => {
    const { showing, shown } = screen()
    await showPushed(showing, pushed(news))
    expect(shown()).toEqual(['Message from Rose: Hello'])
  })

  test('replaces an earlier one about the same, with a sound, and itself without one', async () => {
    const { showing, sounds, shown } = screen()
    await showPushed(showing, pushed(news))
    await showPushed(showing, pushed(news))
    await showPushed(showing, pushed({ ...news, id: '8', body: 'Hello again' }))
    await showPushed(showing, pushed({ ...news, id: '9', tag: 'b', title: 'Invoice' }))
    expect(shown()).toEqual(['Message from Rose: Hello again', 'Invoice: Hello'])
    expect(sounds).toEqual([true, false, true, true])
  })

  test.each([null, { text: () => 'rubbish' }, { text: () => '' }])(
    'that cannot be read is shown too: %o',
    async (data) => {
      const { showing, shown } = screen()
      await showPushed(showing, data)
      expect(shown()).toEqual(['Larkspur: You have something new.'])
    },
  )
})

/** Opens a notification among these tabs, and lists what happens. */
async function click(path: unknown, open: { url: string; focused?: boolean; foreign?: true }[]) {
  const done: string[] = []
  const tabs = open.map(({ url, focused = false, foreign }): Tab => ({
    url: new URL(url, origin).href,
    focused,
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (to) => {
      if (foreign) throw new TypeError('not controlled')
      done.push(`navigate ${url} to ${to.replace(origin, '')}`)
    },
  }))
  const openWindow = async (url: string) => void done.push(`open ${url.replace(origin, '')}`)
  const shown = { data: { path }, close: () => void done.push('close') }
  await openNotified(shown, { matchAll: async () => tabs, openWindow }, origin)
  return done
}

describe('a click', () => {
  test('opens the page in a new window if there is none', async () => {
    expect(await click(news.path, [])).toEqual(['close', 'open /messages?client=3'])
  })

  test('opens it in a tab of the same part of the product', async () => {
    const open = [{ url: '/client-portal/3' }, { url: '/tasks' }, { url: '/calendar', focused: true }]
    expect(await click('/messages', open)).toEqual(['close', 'focus /calendar', 'navigate /calendar to /messages'])
    expect(await click('/client-portal/3?tab=billing', open)).toEqual([
      'close',
      'focus /client-portal/3',
      'navigate /client-portal/3 to /client-portal/3?tab=billing',
    ])
    expect(await click('/client-portals', [{ url: '/client-portal/3' }])).toEqual(['close', 'open /client-portals'])
  })

  test('focuses a tab that shows the page', async () => {
    const open = [{ url: '/tasks', focused: true }, { url: '/messages' }]
    expect(await click('/messages', open)).toEqual(['close', 'focus /messages'])
  })

  test('opens a new window if the tab cannot be navigated', async () => {
    expect(await click('/messages', [{ url: '/tasks', foreign: true }])).toEqual([
      'close',
      'focus /tasks',
      'open /messages',
    ])
  })

  test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', undefined, 7])(
    'never leads to another site: %s',
    async (path) => {
      const [, opened] = await click(path, [])
      expect(opened).toBe('open /')
    },
  )
})

describe('a changed subscription', () => {
  const subscription = (endpoint: string) =>
    ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }) as unknown as PushSubscription

  /** A server that knows the address of the device in each session. */
  function server(known: Record<string, string | null | undefined>) {
    const stored: unknown[] = []
    const send = async (_: unknown, { method = 'GET', headers, body }: RequestInit = {}) => {
      const kind = new Headers(headers).get('x-larkspur-as') ?? ''
      if (known[kind] === undefined) return new Response(null, { status: 401 })
      if (method === 'PUT') stored.push({ kind, ...(JSON.parse(body as string) as object) })
      return Response.json({ endpoint: known[kind], label: 'Phone', publicKey: 'the key', others: [] })
    }
    return { send: send as typeof fetch, stored }
  }
  const keys: string[] = []
  const subscribing = {
    pushManager: {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        keys.push(applicationServerKey)
        return subscription('https://push.example.com/new')
      },
    },
  }

  test('is told to the server in the sessions that had it', async () => {
    const { send, stored } = server({ planner: null, couple: 'https://push.example.com/old' })
    await keepSubscribed({}, subscribing, send)
    expect(keys.splice(0)).toEqual(['the key'])
    expect(stored).toEqual([
      { kind: 'couple', endpoint: 'https://push.example.com/new', keys: { p256dh: 'p', auth: 'a' }, label: 'Phone' },
    ])
  })

  test('that the browser has made already is used', async () => {
    const { send, stored } = server({ planner: 'https://push.example.com/old' })
    await keepSubscribed({ newSubscription: subscription('https://push.example.com/made') }, subscribing, send)
    expect(keys).toEqual([])
    expect(stored).toMatchObject([{ kind: 'planner', endpoint: 'https://push.example.com/made' }])
  })

  test('means nothing without a session that had one', async () => {
    const { send, stored } = server({ planner: null })
    await keepSubscribed({}, subscribing, send)
    expect([keys, stored]).toEqual([[], []])
  })
})
