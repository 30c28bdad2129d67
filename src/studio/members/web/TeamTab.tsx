import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import * as calls from '#studio/members/contract/calls.ts'
import * as secondFactorCalls from '#studio/second-factors/contract/calls.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import type { WeddingChoice } from '#studio/members/web/MemberDialog.tsx'
import { MemberRow } from '#studio/members/web/MemberRow.tsx'
import { roleWords } from '#studio/members/web/member-words.ts'
import { FactorBadge } from '#studio/second-factors/web/public/FactorBadge.tsx'
import { RequirementCard } from '#studio/second-factors/web/public/RequirementCard.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#studio/members/web/MemberDialog.tsx')
const MemberDialog = lazy(load)
const HandOverDialog = lazy(() => import('#studio/members/web/HandOverDialog.tsx'))
const ResetFactorsDialog = lazy(() => import('#studio/members/web/ResetFactorsDialog.tsx'))

type Open = { kind: 'new' } | { kind: 'edit' | 'hand-over' | 'reset' | 'remove'; member: Member }

type Props = { owner: Planner; WeddingChoice: WeddingChoice }

/** Who works in the studio, and what each role may do. */
export default function TeamTab({ owner, WeddingChoice }: Props) {
  useFetchedAhead(load)
  const [dialog, setDialog] = useState<Open>()
  const { data: members, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const requirement = useAnswer(secondFactorCalls.readRequirement, {})
  return (
    <div className="space-y-5">
      <TitledCard
        title="Team"
        text="Everyone signs in with their own address and password."
        actions={
          <Button icon={<UserPlus />} onClick={() => setDialog({ kind: 'new' })}>
            Invite
          </Button>
        }
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium wrap-anywhere">{owner.name} (you)</p>
            <p className="text-sm text-muted wrap-anywhere">{owner.email}</p>
          </div>
          {requirement.data?.hasOwn && <FactorBadge />}
          <Badge tone="grey">Owner</Badge>
        </div>
        {isLoadingError && <FailedState what="team" onRetry={() => void refetch()} pending={isFetching} />}
        {!members && !isLoadingError && <Skeletons of={['mt-4 h-16 rounded-md', 'mt-4 h-16 rounded-md']} />}
        {members?.length === 0 && (
          <p className="pt-4 text-sm text-muted">
            You work alone so far. Invite an assistant, a bookkeeper, or someone for the day.
          </p>
        )}
        <ul className="divide-y divide-line">
          {members?.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              onEdit={() => setDialog({ kind: 'edit', member })}
              onHandOver={() => setDialog({ kind: 'hand-over', member })}
              onReset={() => setDialog({ kind: 'reset', member })}
              onRemove={() => setDialog({ kind: 'remove', member })}
            />
          ))}
        </ul>
      </TitledCard>
      <RequirementCard />
      <TitledCard title="Roles" text="What each role may do. You can change a role at any time.">
        <dl className="space-y-3 text-sm">
          {Object.values(roleWords).map(({ label, text }) => (
            <div key={label}>
              <dt className="font-medium">{label}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </TitledCard>
      <TeamDialogs dialog={dialog} WeddingChoice={WeddingChoice} onClose={() => setDialog(undefined)} />
    </div>
  )
}

type DialogsProps = { dialog: Open | undefined; WeddingChoice: WeddingChoice; onClose: () => void }

/** The last member of each dialog stays mounted, so that the closing animation runs. */
function TeamDialogs({ dialog, WeddingChoice, onClose }: DialogsProps) {
  const form = useRef<{ member?: Member }>(undefined)
  const next = useRef<Member>(undefined)
  const reset = useRef<Member>(undefined)
  const removed = useRef<Member>(undefined)
  if (dialog?.kind === 'new') form.current = {}
  else if (dialog?.kind === 'edit') form.current = { member: dialog.member }
  else if (dialog?.kind === 'hand-over') next.current = dialog.member
  else if (dialog?.kind === 'reset') reset.current = dialog.member
  else if (dialog?.kind === 'remove') removed.current = dialog.member
  return (
    <Suspense>
      {form.current && (
        <MemberDialog
          key={form.current.member?.id ?? 'new'}
          {...form.current}
          WeddingChoice={WeddingChoice}
          open={dialog?.kind === 'new' || dialog?.kind === 'edit'}
          onClose={onClose}
        />
      )}
      {next.current && (
        <HandOverDialog
          key={next.current.id}
          member={next.current}
          open={dialog?.kind === 'hand-over'}
          onClose={onClose}
        />
      )}
      {reset.current && (
        <ResetFactorsDialog
          key={`reset ${reset.current.id}`}
          member={reset.current}
          open={dialog?.kind === 'reset'}
          onClose={onClose}
        />
      )}
      {removed.current && (
        <ConfirmCall
          open={dialog?.kind === 'remove'}
          onClose={onClose}
          endpoint={calls.remove}
          input={{ params: { id: removed.current.id } }}
          title={`Remove ${removed.current.name}`}
          text={`${removed.current.name} will be signed out on every device immediately. What was done under this name is kept.`}
          confirm={['Remove', 'Removing...']}
          done={{ title: 'Success', text: `${removed.current.name} was removed from the team.` }}
          failure="Failed to remove the member. Please try again."
        />
      )}
    </Suspense>
  )
}
