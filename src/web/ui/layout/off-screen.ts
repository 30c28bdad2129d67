/** For a part of a page that may begin out of sight: then it is not laid out until one comes near it. */
export const laidOutWhenSeen = '[contain-intrinsic-size:auto_20rem] [content-visibility:auto]'
