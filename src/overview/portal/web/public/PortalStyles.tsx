import styles from '#web/portal/portal.css?url'

/** The schemes and typefaces of portals, which the planner's other pages do without. */
export const PortalStyles = () => <link rel="stylesheet" href={styles} precedence="default" />
