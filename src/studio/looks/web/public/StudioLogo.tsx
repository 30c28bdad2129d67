import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { src: string; /** Empty where the studio's name stands beside it. */ alt: string; className: string }

/** The studio's logo, at night on white, because many are drawn in ink. */
export const StudioLogo = ({ src, alt, className }: Props) => (
  <img
    src={src}
    alt={alt}
    decoding="async"
    className={joined('object-contain dark:rounded-sm dark:bg-white dark:p-1', className)}
  />
)
