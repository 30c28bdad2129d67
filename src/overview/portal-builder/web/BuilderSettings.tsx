import type { ReactNode } from 'react'
import {
  colorSchemes,
  portalFeatures,
  typographies,
  type ColorScheme,
  type PortalFeature,
} from '#platform/contract/portal-looks.ts'
import type { Customization } from '#weddings/portal-looks/contract/customization.ts'
import { InvoiceSelection } from '#overview/portal-builder/web/InvoiceSelection.tsx'
import { featureLabels, schemeLabels, typographyLabels } from '#overview/portal-builder/web/look-words.ts'
import type { ColorPalette } from '#platform/contract/color-palette.ts'
import { useColors } from '#platform/web/ui/use-colors.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'

type Props = { colors: ColorPalette | null; draft: Customization; onChange: (change: Partial<Customization>) => void }

export function BuilderSettings({ colors, draft, onChange }: Props) {
  const { enabledFeatures } = draft
  const toggle = (feature: PortalFeature, on: boolean) =>
    onChange({
      enabledFeatures: portalFeatures.filter((one) => (one === feature ? on : enabledFeatures.includes(one))),
    })
  const isOwn = colors !== null && draft.studioColor
  useColors(colors)
  return (
    <>
      <Choices legend="Color Scheme" className="grid grid-cols-3 gap-2">
        {colorSchemes.map((scheme) => (
          <Choice
            key={scheme}
            name="colorScheme"
            label={schemeLabels[scheme]}
            checked={!isOwn && draft.colorScheme === scheme}
            onChoose={() => onChange({ colorScheme: scheme, studioColor: false })}
          >
            <Swatch scheme={scheme} />
          </Choice>
        ))}
        {colors && (
          <Choice
            name="colorScheme"
            label="Your Color"
            checked={isOwn}
            onChoose={() => onChange({ studioColor: true })}
          >
            <Swatch scheme={draft.colorScheme} isOwn />
          </Choice>
        )}
      </Choices>
      <Choices legend="Typography" className="grid grid-cols-2 gap-2">
        {typographies.map((typography) => (
          <Choice
            key={typography}
            label={typographyLabels[typography]}
            name="typography"
            checked={draft.typography === typography}
            onChoose={() => onChange({ typography })}
          >
            <span aria-hidden data-typography={typography} className="block">
              <span className="font-display text-xl leading-9 whitespace-nowrap">Emma &amp; Ben</span>
            </span>
          </Choice>
        ))}
      </Choices>
      <Choices legend="Features" className="divide-y divide-line">
        {portalFeatures.map((feature) =>
          feature === 'billing' ? (
            <Switch
              key={feature}
              label={featureLabels[feature]}
              hint="Always shown; choose below what it includes."
              checked
              disabled
              onChange={() => {}}
            />
          ) : (
            <Switch
              key={feature}
              label={featureLabels[feature]}
              checked={enabledFeatures.includes(feature)}
              onChange={(on) => toggle(feature, on)}
            />
          ),
        )}
        <Switch
          label="Wedding Day"
          hint="Appears once a day is published."
          checked={draft.showsDay}
          onChange={(showsDay) => onChange({ showsDay })}
        />
        <Switch label="Guests" checked={draft.showsGuests} onChange={(showsGuests) => onChange({ showsGuests })} />
      </Choices>
      <Choices legend="Invoices">
        <InvoiceSelection
          clientId={draft.clientId}
          selected={draft.selectedInvoices}
          onChange={(selectedInvoices) => onChange({ selectedInvoices })}
        />
      </Choices>
    </>
  )
}

/** The colours of a scheme, or the studio's own. */
const Swatch = ({ scheme, isOwn }: { scheme: ColorScheme; isOwn?: boolean }) => (
  <span
    aria-hidden
    data-scheme={scheme}
    data-colors={isOwn ? '' : undefined}
    className="block overflow-hidden rounded-sm border border-line"
  >
    <span className="portal-banner block h-7" />
    <span className="flex h-3.5">
      <span className="flex-1 bg-accent" />
      <span className="flex-1 bg-accent-soft" />
      <span className="flex-1 bg-paper" />
    </span>
  </span>
)

function Choices({ legend, className, children }: { legend: string; className?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = { name: string; label: string; checked: boolean; onChoose: () => void; children: ReactNode }

/** A radio button with a custom label that shows the choice. */
function Choice({ name, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="relative block cursor-pointer rounded-md border border-line p-2 text-center text-sm transition-colors hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {children}
      <span className="mt-1 block">{label}</span>
    </label>
  )
}
