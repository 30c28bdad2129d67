import { DropdownMenu } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

export type MenuItem = { label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean }

type Props = {
  label: string
  items: MenuItem[]
  header?: ReactNode
  align: 'start' | 'end'
  anchor: RefObject<HTMLSpanElement | null>
  onClose: () => void
}

export default function MenuSurface({ label, items, header, align, anchor, onClose }: Props) {
  const onTrigger = (target: EventTarget | null) => anchor.current?.contains(target as Node) ?? false
  // The portal goes into the enclosing landmark, where screen reader users look for the menu.
  const landmark = anchor.current?.closest<HTMLElement>('header, main, aside, [role=dialog]')
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onPointerDownOutside={(event) => onTrigger(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.querySelector('button')?.focus()
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-appear overflow-y-auto rounded-md border border-line bg-raised p-1.5 lift-raised outline-none"
        >
          {header && (
            <DropdownMenu.Label className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-3">{header}</DropdownMenu.Label>
          )}
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={item.onSelect}
              className={joined(
                'flex h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none touchable [&_svg]:size-4',
                item.danger
                  ? 'text-danger-ink data-highlighted:bg-danger-soft'
                  : 'data-highlighted:bg-sunken [&_svg]:text-muted',
              )}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
