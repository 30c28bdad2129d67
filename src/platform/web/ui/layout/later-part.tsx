import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import { Later } from '#platform/web/ui/layout/Later.tsx'

/** A component whose code is fetched after the page that shows it; until then, the fallback is shown. */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const Part: LazyExoticComponent<ComponentType<Props>> = lazy(load)
  return function LaterPart(props: Props) {
    return (
      <Later fallback={fallback}>
        <Part {...props} />
      </Later>
    )
  }
}
