import { Component, Suspense, type ReactNode } from 'react'
import { toastNotLoaded } from '#platform/web/ui/overlays/toast.ts'

/** An error boundary for lazily loaded components: if one cannot be loaded, the page stays and a toast says so. */
export class Later extends Component<{ fallback?: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    toastNotLoaded()
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
