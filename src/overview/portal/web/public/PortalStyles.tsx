import styles from '#overview/portal/web/portal.css?url'

/** The schemes and typefaces of portals, which the planner's other pages do without. */
export const PortalStyles = () => <link rel="stylesheet" href={styles} precedence="default" />
