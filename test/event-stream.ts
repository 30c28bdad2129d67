import type { Caller } from '#test/server.ts'

export type Stream = { events: string[]; next: () => Promise<string>; ended: Promise<void>; stop: () => void }

/** Listens to a live channel as a browser does. */
export async function watch(address: string, caller: Caller, query = '', path = '/api/live'): Promise<Stream> {
  const aborter = new AbortController()
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${address}${path}${query}`, { headers: { cookie }, signal: aborter.signal })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const events: string[] = []
  let wake = () => {}
  const reading = async () => {
    const decoder = new TextDecoder()
    let unfinished = ''
    for await (const chunk of response.body ?? []) {
      const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n')
      unfinished = lines.pop() ?? ''
      events.push(...lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6)))
      wake()
    }
  }
  return {
    events,
    async next() {
      while (events.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return events.shift() as string
    },
    ended: reading().catch(() => {}),
    stop: () => aborter.abort(),
  }
}
