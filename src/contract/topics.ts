/**
 * What can change while somebody watches: the live channel names one of these, never data. Each feature adds its own
 * where it describes itself (`features/`), by declaration merging, so that a call can not name a topic that nobody has.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Topics {}
export type Topic = keyof Topics
