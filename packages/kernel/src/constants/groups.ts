/** Groups that are tabs of Home: `home/groups/0` to `home/groups/10`. */
export const HOME_GROUP_TABS = 11;

/** Pinned posts of a group. The unique index `posts_pinned` of identity stores no second one. */
export const PINNED_POSTS = 1;

/** Number of goods that a new lender registers in the tutorial. */
export const TUTORIAL_GOODS = 5;
