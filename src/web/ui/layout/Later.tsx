import { Component, Suspense, type ReactNode } from 'react'
import { toastNotLoaded } from '#web/ui/overlays/toast.ts'

/** Around what is loaded later: if it can not be fetched, the page stays and says so. */
export class Later extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    toastNotLoaded()
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
