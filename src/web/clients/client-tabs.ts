import type { ComponentType } from 'react'
import type { Client } from '#contract/clients.ts'
import { OverviewTab } from '#web/clients/OverviewTab.tsx'

type ClientTab = { id: string; label: string; Panel: ComponentType<{ client: Client }> }

/** The parts of a client's page. A feature that belongs to a wedding adds its tab here. */
export const clientTabs: readonly ClientTab[] = [{ id: 'overview', label: 'Overview', Panel: OverviewTab }]
