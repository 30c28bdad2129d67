import type { NamedVendor } from '#day/days/web/typed-vendors.ts'

type Props = {
  label: string
  vendors: readonly NamedVendor[]
  chosen: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** Check boxes for the vendors of the wedding. */
export function VendorChoice({ label, vendors, chosen, onChange }: Props) {
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].toSorted((a, b) => a - b))
  return (
    <fieldset className="day-vendor-choice">
      <legend className="sr-only">{label}</legend>
      {vendors.length === 0 && <p className="text-sm text-muted">This wedding has no vendors yet.</p>}
      {vendors.map(({ vendorId, name, category }) => (
        <label key={vendorId} className="touchable">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            checked={chosen.includes(vendorId)}
            onChange={() => toggle(vendorId)}
          />
          <span className="min-w-0 wrap-anywhere">
            {name} <span className="text-muted">{category}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
