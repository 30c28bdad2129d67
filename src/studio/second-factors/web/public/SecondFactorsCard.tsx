import { lazy, useState } from 'react'
import * as calls from '#studio/second-factors/contract/calls.ts'
import type { Passkey, SecondFactors } from '#studio/second-factors/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { PasskeyRow } from '#studio/second-factors/web/PasskeyRow.tsx'
import { passkeysWork } from '#studio/second-factors/web/public/passkeys.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const AuthenticatorDialog = onceOpened(lazy(() => import('#studio/second-factors/web/AuthenticatorDialog.tsx')))
const AddPasskeyDialog = onceOpened(lazy(() => import('#studio/second-factors/web/AddPasskeyDialog.tsx')))
const RemoveAppDialog = onceOpened(lazy(() => import('#studio/second-factors/web/RemoveAppDialog.tsx')))
const RecoveryCodesDialog = onceOpened(lazy(() => import('#studio/second-factors/web/RecoveryCodesDialog.tsx')))

type Open = 'app' | 'remove-app' | 'codes' | 'passkey'

/** What the signed-in member signs in with besides the password. */
export function SecondFactorsCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, {})
  const [dialog, setDialog] = useState<Open>()
  const close = () => setDialog(undefined)
  return (
    <TitledCard
      title="Second Factor"
      text="With a second factor, someone who learns your password still cannot sign in."
    >
      {isLoadingError && <FailedState what="second factors" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeletons of={['h-14 rounded-md', 'mt-4 h-14 rounded-md']} />}
      {data && (
        <ul className="divide-y divide-line">
          <AppRow authenticator={data.authenticator} onOpen={setDialog} />
          <Passkeys passkeys={data.passkeys} onAdd={() => setDialog('passkey')} />
          {(data.authenticator || data.passkeys.length > 0) && (
            <CodesRow left={data.recoveryCodesLeft} onRenew={() => setDialog('codes')} />
          )}
        </ul>
      )}
      <AuthenticatorDialog open={dialog === 'app'} onClose={close} />
      <AddPasskeyDialog open={dialog === 'passkey'} onClose={close} />
      <RemoveAppDialog open={dialog === 'remove-app'} onClose={close} />
      <RecoveryCodesDialog open={dialog === 'codes'} onClose={close} />
    </TitledCard>
  )
}

type AppProps = { authenticator: SecondFactors['authenticator']; onOpen: (dialog: Open) => void }

function AppRow({ authenticator, onOpen }: AppProps) {
  const { createdAt, lastUsedAt } = authenticator ?? {}
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">Authenticator app</p>
        <p className="text-sm text-muted">
          {createdAt && lastUsedAt
            ? `added ${agoInSentence(createdAt)} · last used ${agoInSentence(lastUsedAt)}`
            : 'An app on your phone shows a code for each sign-in.'}
        </p>
      </div>
      {authenticator && <Badge tone="green">On</Badge>}
      {authenticator ? (
        <Button aria-label="Remove the authenticator app" onClick={() => onOpen('remove-app')}>
          Remove
        </Button>
      ) : (
        <Button onClick={() => onOpen('app')}>Set Up</Button>
      )}
    </li>
  )
}

type PasskeysProps = { passkeys: readonly Passkey[]; onAdd: () => void }

function Passkeys({ passkeys, onAdd }: PasskeysProps) {
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 last:pb-0">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{passkeys.length > 0 ? 'Another passkey' : 'Passkey'}</p>
          <p className="text-sm text-muted">
            {passkeysWork()
              ? 'Your fingerprint, face, or device lock signs you in, without a password.'
              : 'Passkeys need a secure address (https) with a host name, and a browser that supports them.'}
          </p>
        </div>
        {passkeysWork() && <Button onClick={onAdd}>Add a Passkey</Button>}
      </li>
    </>
  )
}

function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">Recovery codes</p>
        <p className="text-sm text-muted">
          {left === 1 ? 'One code is left' : `${left === 0 ? 'No' : left} codes are left`}, in case you lose your second
          factor.
        </p>
      </div>
      {left < 4 && <Badge tone="amber">{left === 0 ? 'None left' : 'Few left'}</Badge>}
      <Button onClick={onRenew}>Create New Codes</Button>
    </li>
  )
}
