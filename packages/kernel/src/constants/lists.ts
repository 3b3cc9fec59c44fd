/** Views of a list of goods. */
export const GOODS_VIEWS = ['icon', 'list', 'text', 'two-week', 'time'] as const;

/** Orders of a list of goods. */
export const GOODS_SORTS = ['latest', 'popular', 'alphabetic', 'booked_at'] as const;

/** Filters of a list of goods. */
export const GOODS_FILTERS = ['all', 'available', 'in_use'] as const;
