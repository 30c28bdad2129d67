import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SwitchableKind } from '#weddings/news/contract/letter-kinds.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { isDue, weekDue } from '#platform/server/jobs/due.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

const minute = 60_000
const dayMs = 24 * 60 * minute
/** The day of every event. Weekly letters name it in the four weeks before. */
const tasting = '2030-04-20'
const isAhead = (now: number) => {
  const days = (Date.parse(tasting) - Math.floor(now / dayMs) * dayMs) / dayMs
  return days >= 0 && days <= 28
}
const lettersAfterMs = 10 * minute
type Told = 'message' | 'task' | 'event'
const needsAnswer: Record<Told, boolean> = { message: true, task: true, event: false }

type Step =
  | { do: 'tell'; kind: Told }
  | { do: 'read' }
  | { do: 'finish' }
  | { do: 'switch'; kind: Told }
  | { do: 'rhythm'; rhythm: Rhythm }
  | { do: 'wait'; minutes: number }

const kind = fc.constantFrom<Told>('message', 'task', 'event')
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ do: fc.constant('tell' as const), kind }), weight: 5 },
    { arbitrary: fc.record({ do: fc.constantFrom('read' as const, 'finish' as const) }), weight: 2 },
    { arbitrary: fc.record({ do: fc.constant('switch' as const), kind }), weight: 1 },
    {
      arbitrary: fc.record({
        do: fc.constant('rhythm' as const),
        rhythm: fc.constantFrom<Rhythm>('at-once', 'daily', 'weekly', 'needs-me', 'none'),
      }),
      weight: 1,
    },
    {
      arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(5, 11, 240, 700, 1500, 6000) }),
      weight: 4,
    },
  ),
  { minLength: 4, maxLength: 16 },
)

/** The rules in a few lines: what a person is told, when what happens meanwhile is taken into account. */
function openModel(zone: string) {
  let pending: { kind: Told; at: number; current: boolean }[] = []
  let rhythm: Rhythm = 'at-once'
  let weekToldOn: string | null = null
  const open: Told[] = []
  const off = new Set<Told>()
  const wants = (about: Told) => !off.has(about) && rhythm !== 'none' && (rhythm !== 'needs-me' || needsAnswer[about])
  const end = (about: Told) => {
    for (const one of pending) if (one.kind === about) one.current = false
  }
  return {
    off,
    tell(about: Told, at: number) {
      if (about !== 'message') open.push(about)
      if (wants(about)) pending.push({ kind: about, at, current: true })
    },
    read: () => end('message'),
    finish() {
      end('task')
      open.splice(0, open.length, ...open.filter((about) => about !== 'task'))
    },
    switch: (about: Told) => (off.delete(about) ? undefined : void off.add(about)),
    choose: (next: Rhythm) => void (rhythm = next),
    /** The kinds of the letter that goes out now. In a weekly one, what is open and no news is of the kind "open". */
    letter(now: number): (Told | `open ${Told}`)[] {
      const monday = weekDue({ rhythm, zone, weekToldOn }, new Date(now))
      weekToldOn = monday ?? weekToldOn
      const [oldest] = pending
      const news = { rhythm, zone, weddingDate: null, oldest: oldest ? new Date(oldest.at) : null }
      const isNewsDue = isDue(news, new Date(now), lettersAfterMs)
      const told = isNewsDue ? pending.filter((one) => one.current && wants(one.kind)).map((one) => one.kind) : []
      if (isNewsDue) pending = []
      const count = (about: Told, among: Told[]) => among.filter((one) => one === about).length
      const untold = open.filter(
        (about) => wants(about) && count(about, open) > count(about, told) && (about !== 'event' || isAhead(now)),
      )
      return monday === undefined ? told : [...told, ...untold.map((about) => `open ${about}` as const)]
    },
  }
}

async function openWedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const { id, email } = couple.client
  const at = `/api/clients/${id}`
  const [person] = (await planner.get(`${at}/people`)).body as Person[]
  const tasks: number[] = []
  await server.workOff()
  await server.newMails()
  const does = {
    message: () => planner.post(`${at}/messages`, { content: 'Hello' }),
    async task() {
      const values = { clientId: id, title: 'Choose the band', assignedTo: 'client' }
      tasks.push((await planner.post('/api/tasks', values)).body.id)
    },
    event: () => planner.post(`${at}/events`, { title: 'Tasting', date: tasting }),
  }
  return {
    /** The database's clock can't be moved, so the notices of this moment are dated by hand. */
    async tell(about: Told, now: number) {
      await does[about]()
      await server.database.ownerPool.query(
        `update notices set created_at = $2 where client_id = $1 and settled_at is null and created_at < now() + interval '1 minute'`,
        [id, new Date(now)],
      )
    },
    read: () => couple.post(`${at}/messages/read`),
    finish: () => Promise.all(tasks.splice(0).map((task) => couple.patch(`/api/tasks/${task}`, { completed: true }))),
    switch: (kindsOff: SwitchableKind[]) => planner.patch(`${at}/letter-settings`, { kindsOff }),
    choose: (rhythm: Rhythm) => planner.patch(`/api/people/${person?.id}`, { rhythm }),
    async letters(now: number) {
      await sendLetters(server.jobContext, new Date(now))
      await server.workOff()
      const mails = await server.newMails()
      return mails.filter(({ to }) => to?.[0]?.address === email).map(({ text = '' }) => text)
    },
  }
}

const words = {
  message: /Message from Paula Planner/,
  task: /Task for you: Choose the band/,
  event: /New on your schedule: Tasting/,
  'open task': /To do: Choose the band/,
  'open event': /Coming up: Tasting/,
}

it('letters tell what a model of the rules says, whatever happens in which order', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const [model, wedding] = [openModel('UTC'), await openWedding()]
      let now = Date.parse('2030-03-01T09:00:00Z')
      for (const step of [...all, { do: 'wait', minutes: 20_000 } as const]) {
        if (step.do === 'tell') {
          model.tell(step.kind, now)
          await wedding.tell(step.kind, now)
        } else if (step.do === 'read' || step.do === 'finish') {
          model[step.do]()
          await wedding[step.do]()
        } else if (step.do === 'switch') {
          model.switch(step.kind)
          await wedding.switch([...model.off])
        } else if (step.do === 'rhythm') {
          model.choose(step.rhythm)
          await wedding.choose(step.rhythm)
        } else {
          now += step.minutes * minute
          const expected = model.letter(now)
          const letters = await wedding.letters(now)
          expect(letters).toHaveLength(expected.length > 0 ? 1 : 0)
          for (const about of ['message', 'task', 'event', 'open task', 'open event'] as const) {
            const found = words[about].test(letters[0] ?? '')
            expect(found, `${about} at ${new Date(now).toISOString()}`).toBe(expected.includes(about))
          }
        }
      }
    }),
    { numRuns: 25 },
  )
})
