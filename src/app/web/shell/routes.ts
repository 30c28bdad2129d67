import { findPage } from '#app/contract/find-page.ts'
import { pages, plannerReads } from '#app/contract/pages.ts'
import { loadScreen } from '#app/web/shell/screens.ts'
import type { Routes } from '#platform/web/router/router.ts'

export const routes: Routes = { pages, findPage, loadScreen, plannerReads }
