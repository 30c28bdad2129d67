import { useState } from 'react'
import { coupleTyped } from '#overview/first-steps/web/typed-couple.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { wordsFor } from '#platform/web/calls/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** Adds a couple by one typed line; the next one is typed into the same field. */
export function TypedCouple() {
  const [line, setLine] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useCall(clientCalls.create)
  const add = async () => {
    const couple = coupleTyped(line, dayHere())
    if (typeof couple === 'string') return setProblem(couple)
    try {
      await mutateAsync({ body: { ...couple, status: 'inquiry' } })
      setLine('')
      toast({ title: 'Client Added', text: coupleNames({ partnerTwoName: null, ...couple }) })
    } catch (error) {
      setProblem(wordsFor(error, 'Failed to add client. Please try again.'))
    }
  }
  return (
    <form
      noValidate
      className="flex max-w-xl items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        label="A Couple on One Line"
        className="min-w-0 grow"
        placeholder="Emma & James, June 14 2031, emma@example.com"
        autoComplete="off"
        error={problem}
        value={line}
        onChange={({ target }) => {
          setLine(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" className="mt-6.5" pending={isPending} disabled={line.trim() === ''}>
        Add
      </Button>
    </form>
  )
}
