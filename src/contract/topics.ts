/**
 * Topics announced on the live channel, which never carries data. Each feature adds its own in `features/` by
 * declaration merging, so that a call can't name an unknown topic.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Topics {}
export type Topic = keyof Topics
