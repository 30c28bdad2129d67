import {
  Component,
  createContext,
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { hasRendered, latestShown, onShow, type Shown } from '#platform/web/router/router.ts'

const Here = createContext<Shown | undefined>(undefined)

function useShown(): Shown {
  const shown = use(Here)
  if (!shown) throw new Error('This is not inside of the router.')
  return shown
}

/** The location of the rendered page; the browser's own changes earlier, while the next page loads. */
export const useLocation = () => useShown().entry

/** The id in the path of a record's page. */
export const usePageId = (): number => Number(useShown().found?.params['id'])

export function Router({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(latestShown)
  useEffect(() => {
    let path = latestShown().entry.path
    return onShow((next) => {
      // A new page is rendered in slices; what changes on the same page answers to a key or a click.
      if (next.entry.path === path) setShown(next)
      else startTransition(() => setShown(next))
      path = next.entry.path
    })
  }, [])
  useLayoutEffect(() => hasRendered(shown), [shown])
  return <Here value={shown}>{children}</Here>
}

type OutletProps = { missing: ReactNode; failed: ReactNode }

/** The page at the current address, or its replacement if it is missing or has failed. */
export function Outlet({ missing, failed }: OutletProps) {
  const { entry, found, Screen } = useShown()
  if (!found) return missing
  if (!Screen) return failed
  return (
    <PageBoundary at={entry.key} failed={failed}>
      <Suspense>
        <Screen />
      </Suspense>
    </PageBoundary>
  )
}

type BoundaryProps = { at: string; failed: ReactNode; children: ReactNode }

/** An error boundary for pages, reset by the next navigation. */
class PageBoundary extends Component<BoundaryProps, { failed: boolean; at: string }> {
  override state = { failed: false, at: this.props.at }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: { at: string }) {
    return at === before.at ? null : { failed: false, at }
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children
  }
}
