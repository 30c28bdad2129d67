import { useEffect, useState } from 'react'
import type { MailPreview as Mail } from '#weddings/people/contract/invitations.ts'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'

/** How long typing pauses before the mail is rendered again. */
const pauseMs = 300

type Props = { words: string; preview: (words: string) => Promise<Mail> }

/** The email as it arrives, rendered by the server and shown without scripts. */
export function MailPreview({ words, preview }: Props) {
  const [mail, setMail] = useState<Mail>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let outdated = false
    const show = async () => {
      try {
        const rendered = await preview(words)
        if (outdated) return
        setMail(rendered)
        setFailed(false)
      } catch {
        if (!outdated) setFailed(true)
      }
    }
    const timer = setTimeout(() => void show(), mail ? pauseMs : 0)
    return () => {
      outdated = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rendered again for other words, not because the first answer arrived
  }, [words, attempt])

  if (failed) return <FailedState what="mail" onRetry={() => setAttempt(attempt + 1)} pending={false} />
  if (!mail) return <Skeleton className="h-96" />
  return (
    <section aria-label="The email as it arrives" className="overflow-hidden rounded-md border border-line">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-3 text-sm wrap-anywhere">
        <dt className="text-muted">To</dt>
        <dd>{mail.to}</dd>
        <dt className="text-muted">Subject</dt>
        <dd className="font-medium">{mail.subject}</dd>
      </dl>
      {/* Links in it would open in a new window, which the sandbox blocks. */}
      <iframe
        title="Text of the email"
        sandbox=""
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
        className="h-96 w-full bg-white"
      />
    </section>
  )
}
