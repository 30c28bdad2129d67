import { useState } from 'react'
import type { Feed } from '#exchange/feeds/contract/endpoints.ts'
import * as calls from '#exchange/feeds/contract/calls.ts'
import { list } from '#weddings/clients/contract/calls.ts'
import { coupleChoices } from '#weddings/clients/web/public/couple-choices.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { Combobox } from '#platform/web/ui/controls/Combobox.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

export type Made = { id: number; token: string }
export const ownName = 'My calendar and due tasks'

type Props = { feeds: readonly Feed[]; onMade: (made: Made) => void }

/** Offers what has no address yet; a member who reaches only some weddings has its own calendar. */
export const NewFeed = (props: Props) =>
  hasRight('work') ? <AnyFeed {...props} /> : <Form {...props} choices={ownOf(props.feeds)} />

const [studio, own] = ['studio', 'own']

const ownOf = (feeds: readonly Feed[]): Choice[] =>
  feeds.some(({ isOwn }) => isOwn) ? [] : [{ value: own, label: ownName }]

function AnyFeed(props: Props) {
  const { feeds } = props
  const { data: couples = [] } = useAnswer(list, {})
  const free = couples.filter(({ id }) => feeds.every(({ clientId }) => clientId !== id))
  const offersStudio = feeds.every(({ isOwn, clientId }) => isOwn || clientId !== null)
  const all = offersStudio ? [{ value: studio, label: 'All weddings' }] : []
  return <Form {...props} choices={[...all, ...ownOf(feeds), ...coupleChoices(free)]} />
}

function Form({ choices, onMade }: Props & { choices: readonly Choice[] }) {
  const { mutateAsync, isPending } = useCall(calls.create)
  const [chosen, setChosen] = useState('')
  const value = (choices.find((choice) => choice.value === chosen) ?? choices[0])?.value
  if (value === undefined) return null

  const make = async () => {
    const body = value === own ? { own: true } : { clientId: value === studio ? null : Number(value) }
    try {
      onMade(await mutateAsync({ body }))
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to create the address. Please try again.')
    }
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <div className="min-w-0 flex-1 basis-48">
        <Combobox
          label="Calendar For"
          noun="couple"
          choices={choices}
          value={value}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <Button type="submit" pending={isPending} pendingLabel="Creating...">
        Create Address
      </Button>
    </form>
  )
}
