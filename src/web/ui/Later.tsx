import { Component, Suspense, type ReactNode } from 'react'
import { toast } from '#web/ui/toast.ts'

/** Around what is loaded later: if it can not be fetched, the page stays and says so. */
export class Later extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    toast({
      title: 'Error',
      text: 'A part of this page could not be loaded. Please check your connection and reload.',
      variant: 'destructive',
      action: { label: 'Reload', onSelect: () => location.reload() },
    })
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
