/** Days for which a visitor's choice about cookies is stored. */
export const CONSENT_DAYS = 180;

/** Categories of cookies that a visitor decides about. */
export const CONSENT_CATEGORIES = [
  'necessary',
  'analytics',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const;
