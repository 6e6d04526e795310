/** The company's name while its settings do not answer, or have none. */
export const DEFAULT_BRAND = 'Сутки'
