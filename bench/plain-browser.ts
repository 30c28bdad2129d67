import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArguments } from '../scripts/chromium.mjs'

type Reply = { id?: number; result?: unknown; error?: { message: string } }
export type PlainBrowser = Awaited<ReturnType<typeof openBrowser>>
export type Page = Awaited<ReturnType<PlainBrowser['newPage']>>

/**
 * A browser that is sent only the commands of a measurement, over its debugging protocol. Playwright turns on the inspection
 * of scripts, and the stack traces that the browser then makes would be part of the time that is measured.
 */
export async function openBrowser(executablePath: string) {
  const profile = mkdtempSync(join(tmpdir(), 'larkspur-browser-'))
  const options = ['--headless', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(executablePath, [...chromiumArguments, ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => child.kill())
  const socket = new WebSocket(await addressIn(child.stderr))
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id ?? 0)?.(reply)
  })
  let sent = 0
  async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = (sent += 1)
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    const { result, error } = await promise
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }
  return {
    /** A page of a browser profile of its own. */
    async newPage(cookies: readonly object[]) {
      const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
      await send('Storage.setCookies', { browserContextId, cookies })
      const blank = { url: 'about:blank', browserContextId }
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', blank)
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
      const command = (method: string, params?: object) => send<object>(method, params, sessionId)
      return {
        send: command,
        async evaluate<Value>(expression: string): Promise<Value> {
          const { result } = (await command('Runtime.evaluate', { expression, returnByValue: true })) as {
            result: { value: Value }
          }
          return result.value
        },
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      }
    },
    async close() {
      child.kill()
      await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('The browser did not start.')
}
