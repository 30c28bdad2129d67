import type { Pool } from '#platform/server/db/pool.ts'

type Listener = Parameters<Pool['connect']>[0]

/**
 * The pool for graphile-worker. Its listener for new jobs releases its connection twice when the worker is stopped while
 * the connection is lost; pg throws at the second time, which would end the process.
 */
export function releasedOnce(pool: Pool): Pool {
  const connect = (listener?: Listener) =>
    listener
      ? pool.connect((error, connection, release) => {
          let isReleased = false
          listener(error, connection, (reason) => {
            if (isReleased) return
            isReleased = true
            release(reason)
          })
        })
      : pool.connect()
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
