import { useEffect, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as coupleCalls from '#weddings/couples/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const copiedMs = 3000

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Creates an invite link and copies it. If copying is not allowed, `link` is set for display. */
export function useInvite({ id, isActivated }: Pick<Client, 'id' | 'isActivated'>) {
  const making = useCall(coupleCalls.invite)
  const [copied, setCopied] = useState(false)
  const [link, setLink] = useState<string>()

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  const generate = async () => {
    try {
      const { inviteUrl } = await making.mutateAsync({ params: { id } })
      const done = await copy(inviteUrl)
      setCopied(done)
      setLink(done ? undefined : inviteUrl)
      toast({
        title: 'Invite link generated',
        text: done
          ? 'The invite link has been copied to your clipboard.'
          : 'Copy the link from the page and send it to the couple.',
      })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to generate invite link. Please try again.')
    }
  }

  /** For a link that a mailed one has replaced. */
  const forget = () => {
    setCopied(false)
    setLink(undefined)
  }

  const pending = making.isPending
  const idle = isActivated ? 'Send New Invite' : 'Generate Invite Link'
  const label = pending ? 'Generating...' : copied ? 'Link Copied!' : idle
  return { generate, forget, label, pending, copied, link }
}
