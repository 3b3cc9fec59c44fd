/** All complete, always. */
export const LOCALES = ['en', 'ja', 'ja-Hira'] as const;
