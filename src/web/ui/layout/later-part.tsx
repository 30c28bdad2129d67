import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { Later } from '#web/ui/layout/Later.tsx'

/** A component whose code is fetched after the page that shows it. */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part: LazyExoticComponent<ComponentType<Props>> = lazy(load)
  return function LaterPart(props: Props) {
    return (
      <Later>
        <Part {...props} />
      </Later>
    )
  }
}
