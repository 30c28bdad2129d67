import * as calls from '#talk/notifications/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

export function useMarkAllRead() {
  const { mutate, isPending } = useCall(calls.markAllRead)
  const markAllRead = () =>
    mutate(
      {},
      {
        onSuccess: () => toast({ title: 'Notifications Updated', text: 'All notifications marked as read.' }),
        onError: () =>
          toast({ title: 'Update Failed', text: 'Failed to mark notifications as read.', variant: 'destructive' }),
      },
    )
  return { markAllRead, isPending }
}
