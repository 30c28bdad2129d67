import type { Portal } from '#overview/portals/contract/endpoints.ts'

/** `onPaper`: the section is being printed, so it shows everything expanded. */
export type SectionProps = {
  portal: Portal
  names: { couple: string; planner: string }
  onPaper?: boolean
  /** Opens another section. */
  onOpen?: (section: string) => void
}
