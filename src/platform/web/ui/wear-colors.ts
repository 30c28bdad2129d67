import type { ColorPalette } from '#platform/contract/color-palette.ts'

const declared = (shades: Record<string, string>) =>
  Object.entries(shades)
    .map(([name, shade]) => `--${name}:${shade}`)
    .join(';')

/** Gives the elements that are marked with `data-colors` these colours, by day and by night, until the returned function is called. */
export function wearColors({ light, dark }: ColorPalette): () => void {
  const sheet = new CSSStyleSheet()
  const focus = '--focus:var(--accent);--shimmer:color-mix(in srgb,var(--sunken),var(--line))'
  sheet.replaceSync(
    `[data-colors][data-colors]{${declared(light)};${focus};background:var(--paper);color:var(--ink)}
    .dark[data-colors][data-colors],.dark [data-colors][data-colors]{${declared(dark)}}`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
