import { lazy, useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import * as calls from '#studio/tokens/contract/calls.ts'
import type { ApiToken } from '#studio/tokens/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { accessWords } from '#studio/tokens/web/token-words.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ShownOnce } from '#platform/web/ui/controls/ShownOnce.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const copied = { title: 'Token copied', text: 'Keep it like a password.' }

const TokenDialog = onceOpened(lazy(() => import('#studio/tokens/web/TokenDialog.tsx')))

/** The tokens with which other programs make the calls of these pages. */
export function TokensCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<{ id: number; token: string }>()
  return (
    <TitledCard
      title="API Tokens"
      text="With a token, another program can make the same calls these pages make."
      actions={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          New Token
        </Button>
      }
    >
      {isLoadingError && <FailedState what="tokens" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data?.length === 0 && <p className="text-sm text-muted">There are no tokens.</p>}
      <ul aria-label="API tokens" className="divide-y divide-line">
        {data?.map((token) => (
          <Row key={token.id} token={token} made={made?.id === token.id ? made.token : undefined} />
        ))}
      </ul>
      <TokenDialog open={isAdding} onClose={() => setAdding(false)} onMade={setMade} />
    </TitledCard>
  )
}

function Row({
  token: { id, name, role, readsOnly, expiresAt, lastUsedAt },
  made,
}: {
  token: ApiToken
  made: string | undefined
}) {
  const [isAsked, setAsked] = useState(false)
  const about = [
    accessWords[role].label + (readsOnly ? ', read-only' : ''),
    expiresAt ? `until ${formatDate(dayHere(new Date(expiresAt)))}` : 'does not expire',
    lastUsedAt ? `last used ${relativeTime(lastUsedAt)}` : 'not used yet',
  ]
  return (
    <li className="space-y-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular">{about.join(' · ')}</p>
        </div>
        <Button aria-label={`Revoke ${name}`} onClick={() => setAsked(true)}>
          Revoke
        </Button>
      </div>
      {made && <ShownOnce label="Token" value={made} copy="Copy Token" copied={copied} />}
      <ConfirmCall
        endpoint={calls.remove}
        input={{ params: { id } }}
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Revoke Token"
        text={`Programs that use “${name}” will be refused immediately.`}
        confirm={['Revoke', 'Revoking...']}
        done={{ title: 'Token revoked', text: `“${name}” no longer works.` }}
        failure="Failed to revoke the token"
      />
    </li>
  )
}
