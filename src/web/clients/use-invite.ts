import { useEffect, useState } from 'react'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/api.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

const copiedMs = 3000
const title = 'Invite link generated'

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Makes an invite link and puts it on the clipboard; where that is refused, `link` is there to be shown. */
export function useInvite(id: number) {
  const { mutateAsync, isPending } = useCall(contract.couples.invite)
  const [copied, setCopied] = useState(false)
  const [link, setLink] = useState<string>()

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  const generate = async () => {
    try {
      const { inviteUrl } = await mutateAsync({ params: { id } })
      const done = await copy(inviteUrl)
      setCopied(done)
      setLink(done ? undefined : inviteUrl)
      toast({
        title,
        text: done
          ? 'The invite link has been copied to your clipboard.'
          : 'Copy the link from the page and send it to the couple.',
      })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to generate invite link. Please try again.')
    }
  }
  return { generate, isPending, copied, link }
}
