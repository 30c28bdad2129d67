/** What a page checks before it sends a picture, as constants, which the bundler writes into the page. */
export const avatarTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic'
export const avatarMegabytes = 10

export const logoTypes = 'image/jpeg,image/png,image/webp,image/heic'
export const logoMegabytes = 5
