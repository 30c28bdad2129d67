import { useState } from 'react'
import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Shortcut = readonly [keys: string, what: string]

const sections: readonly (readonly [title: string, shortcuts: readonly Shortcut[]])[] = [
  [
    'Everywhere',
    [
      ['Ctrl K', 'Search, go to a page, or add by one typed line'],
      ['Ctrl B', 'Fold or unfold the sidebar'],
      ['?', 'Show these shortcuts'],
    ],
  ],
  [
    'Tasks',
    [
      ['J K', 'Go to the next or the previous task'],
      ['Enter', 'Open the task'],
      ['E', 'Edit the task'],
      ['D', 'Set the date of the task, or of those that are chosen'],
      ['X', 'Select the task; several can be changed at once'],
      ['Esc', 'Clear selection'],
    ],
  ],
  [
    'Run Sheet',
    [
      ['J K', 'Go to the next or the previous item'],
      ['Enter', 'Open the item'],
      ['X', 'Select the item; several can be shifted or deleted at once'],
      ['Delete', 'Delete the item'],
      ['Ctrl Z', 'Undo; with Shift, redo'],
    ],
  ],
  [
    'Guests',
    [
      ['P', 'Enter replies that came by post'],
      ['Y N', 'In a reply: comes, or does not; with Shift, for all'],
      ['1 9', 'In a reply: the meal'],
    ],
  ],
  [
    'Calendar',
    [
      ['← → ↑ ↓', 'Choose a day'],
      ['T', 'Go to today'],
      ['W', 'Show the week'],
      ['M', 'Show the month'],
      ['N', 'New event'],
    ],
  ],
]

/** The keyboard shortcuts, opened with "?". */
export default function ShortcutSheet() {
  const [open, setOpen] = useState(false)
  useSingleKeys({ '?': () => setOpen(true) })
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard Shortcuts">
      <div
        role="group"
        aria-label="All shortcuts"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard focus
        tabIndex={0}
        className="space-y-6"
      >
        {sections.map(([title, shortcuts]) => (
          <section key={title}>
            <h3 className="mb-2 text-sm font-medium text-muted">{title}</h3>
            <dl className="divide-y divide-line">
              {shortcuts.map(([keys, what]) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-2">
                  <dt className="order-2 flex shrink-0 gap-1">
                    {keys.split(' ').map((key) => (
                      <kbd
                        key={key}
                        className="min-w-7 rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
