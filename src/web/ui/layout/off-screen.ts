/** For a part of a page that may be below the fold: the browser skips its layout until it is near the viewport. */
export const laidOutWhenSeen = 'offscreen-80'
