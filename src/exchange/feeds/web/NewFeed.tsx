import { useState } from 'react'
import type { Feed } from '#exchange/feeds/contract/endpoints.ts'
import * as calls from '#exchange/feeds/contract/calls.ts'
import { ClientOptions } from '#weddings/clients/web/public/ClientOptions.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'

export type Made = { id: number; token: string }
export const ownName = 'My calendar and due tasks'

type Props = { feeds: readonly Feed[]; onMade: (made: Made) => void }

/** Offers what has no address yet; a member who reaches only some weddings has its own calendar. */
export const NewFeed = (props: Props) => (hasRight('work') ? <AnyFeed {...props} /> : <Form {...props} clients={[]} />)

function AnyFeed(props: Props) {
  const { feeds } = props
  const clients = useClientChoices()?.filter(({ id }) => feeds.every(({ clientId }) => clientId !== id))
  const offersStudio = feeds.every(({ isOwn, clientId }) => isOwn || clientId !== null)
  return <Form {...props} clients={clients} offersStudio={offersStudio} />
}

const [studio, own] = ['studio', 'own']

type FormProps = Props & { clients: ReturnType<typeof useClientChoices>; offersStudio?: boolean }

function Form({ feeds, clients, offersStudio = false, onMade }: FormProps) {
  const offersOwn = !feeds.some(({ isOwn }) => isOwn)
  const { mutateAsync, isPending } = useCall(calls.create)
  const [chosen, setChosen] = useState('')
  const options = [
    ...(offersStudio ? [studio] : []),
    ...(offersOwn ? [own] : []),
    ...(clients ?? []).map(({ id }) => String(id)),
  ]
  const value = options.includes(chosen) ? chosen : (options[0] ?? '')
  if (options.length === 0) return null

  const make = async () => {
    const body = value === own ? { own: true } : { clientId: value === studio ? null : Number(value) }
    try {
      onMade(await mutateAsync({ body }))
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to make the address. Please try again.')
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
        <NativeSelect label="Calendar of" value={value} onChange={({ target }) => setChosen(target.value)}>
          {offersStudio && <option value={studio}>All weddings</option>}
          {offersOwn && <option value={own}>{ownName}</option>}
          <ClientOptions of={clients} />
        </NativeSelect>
      </div>
      <Button type="submit" pending={isPending} pendingLabel="Making...">
        Make Address
      </Button>
    </form>
  )
}
