import X from 'lucide-react/icons/x'
import { Toast } from 'radix-ui'
import { useRef, useSyncExternalStore } from 'react'
import { buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { closeTopDialog } from '#platform/web/ui/overlays/open-dialogs.ts'
import { useWayForField } from '#platform/web/ui/overlays/use-way-for-field.ts'
import { toasts, type Toast as ToastShown } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

/** Renders the toasts. Import it lazily, so that it is loaded after the first paint. */
export default function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current)
  const list = useRef<HTMLOListElement>(null)
  useWayForField(list, shown?.id)
  const destructive = shown?.variant === 'destructive'
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('Notification')}>
      {shown && (
        <Toast.Root
          key={shown.id}
          type={destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && toasts.dismiss(shown.id)}
          onEscapeKeyDown={(event) => {
            const isInToast = (event.target as Element).closest('[role=region]') !== null
            if (!isInToast && closeTopDialog()) event.preventDefault()
          }}
          className={joined(
            'relative flex items-start gap-4 rounded-md border bg-raised p-4 pr-14 lift-raised',
            'data-[state=open]:animate-slide-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out',
            destructive ? 'border-danger' : 'border-line',
          )}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className={joined('text-sm font-semibold', destructive && 'text-danger-ink')}>
              {shown.title}
            </Toast.Title>
            {shown.text && <Toast.Description className="mt-0.5 text-sm text-muted">{shown.text}</Toast.Description>}
            {shown.link && <ToastLink {...shown.link} onOpen={() => toasts.dismiss(shown.id)} />}
          </div>
          {shown.action && (
            <Toast.Action
              altText={shown.action.label}
              className={buttonClass('secondary')}
              onClick={shown.action.onSelect}
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={t('Close')}
            className="absolute top-2 right-2 grid size-8 place-items-center rounded-sm text-muted touchable hover:text-ink"
          >
            <X className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={list} className="toasts" label={t('Notifications ({hotkey})', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  )
}

function ToastLink({ label, href, open, onOpen }: NonNullable<ToastShown['link']> & { onOpen: () => void }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
        open()
      }}
      className="mt-1 inline-flex items-center text-sm underline decoration-line underline-offset-4 touchable hover:decoration-ink"
    >
      {label}
    </a>
  )
}
