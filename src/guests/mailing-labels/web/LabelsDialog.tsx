import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import * as calls from '#guests/mailing-labels/contract/calls.ts'
import { formatsFor, type Format } from '#guests/mailing-labels/contract/formats.ts'
import { mostInRanges, rangesOf } from '#guests/mailing-labels/contract/id-ranges.ts'
import { hasAddress, isSent } from '#guests/mailing-labels/contract/printable.ts'
import { formatLabels } from '#guests/mailing-labels/web/format-labels.ts'
import { addressOf } from '#platform/contract/address.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Listed = Pick<Envelope, 'id' | 'name' | 'address' | 'isProposed'>
export type LabelsProps = {
  clientId: number
  /** All envelopes of the wedding. */
  envelopes: readonly Listed[]
  /** Those that the filters leave. */
  shown: readonly Listed[]
}

/** Asks on what names and addresses are printed, and names the envelopes that lack an address. */
export default function LabelsDialog({
  clientId,
  envelopes,
  shown,
  open,
  onClose,
}: LabelsProps & { open: boolean; onClose: () => void }) {
  const known = formatsFor[localeHere().region.paper]
  const [format, setFormat] = useState<Format>(known[0]!)
  const sent = shown.filter(isSent)
  const printed = sent.filter(hasAddress)
  const without = sent.filter((one) => !hasAddress(one))
  const suggested = shown.length - sent.length
  const ids = new Set(printed.map(({ id }) => id))
  const ranges = rangesOf(
    ids,
    envelopes.filter((one) => isSent(one) && hasAddress(one)).map(({ id }) => id),
  )
  const isTooMuch = ranges.length > mostInRanges
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Labels and Envelopes"
      description="Names and postal addresses of the envelopes that the list shows now, as a PDF. Print it at actual size."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {printed.length > 0 && !isTooMuch && (
            <AnchorButton
              variant="primary"
              icon={<Download />}
              download
              href={addressOf(calls.pdf, {
                params: { id: clientId },
                query: { format, envelopes: ranges, as: callerHere() },
              })}
            >
              Download PDF
            </AnchorButton>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <NativeSelect
          label="Print On"
          value={format}
          onChange={({ target }) => setFormat(known.find((one) => one === target.value) ?? format)}
        >
          <Options labels={Object.fromEntries(known.map((one) => [one, formatLabels[one]]))} />
        </NativeSelect>
        <p className="text-sm">
          {isTooMuch
            ? 'These are too many single envelopes for one PDF. Please filter the list further.'
            : `${counted(printed.length, 'envelope')} will be printed.`}
          {suggested > 0 && ` ${counted(suggested, 'suggestion')} of the couple will not, until you accept them.`}
        </p>
        {without.length > 0 && (
          <section aria-label="Without a postal address" className="text-sm">
            <p className="font-medium">{counted(without.length, 'envelope')} without a postal address, not printed:</p>
            <ul className="mt-2 max-h-48 divide-y divide-line overflow-y-auto">
              {without.map(({ id, name }) => (
                <li key={id} dir="auto" className="py-1.5 wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
