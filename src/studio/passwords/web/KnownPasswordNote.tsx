import { useEffect, useState } from 'react'
import * as calls from '#studio/passwords/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { t } from '#platform/web/locale/t.ts'

const pauseMs = 600

/** Asks the server whenever typing pauses. Without an answer there is no warning, because nothing depends on it. */
export default function KnownPasswordNote({ password }: { password: string }) {
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    let isLatest = true
    const ask = async () => {
      const answer = await call(calls.check, { body: { password } }).catch(() => undefined)
      if (isLatest && answer?.known) setKnown(password)
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [password])
  const isKnown = known === password
  return (
    <p role="status" className={isKnown ? 'text-[0.8125rem] text-danger-ink' : 'contents'}>
      {isKnown && t('This password is on lists of stolen passwords. Please choose another one.')}
    </p>
  )
}
