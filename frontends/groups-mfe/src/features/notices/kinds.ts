import type { components } from '@kashikari/web-kit';

/** Kinds of notices that can be chosen by group. */
export const KINDS = {
  everyone: ['new_post', 'comment', 'new_goods'],
  lending: ['new_booking', 'update_booking', 'message'],
} as const;

export const WAYS = ['email', 'push'] as const;

export type Kind = (typeof KINDS)[keyof typeof KINDS][number];
export type Flag = keyof components['schemas']['GroupNotificationSetting']['effective'];

export const flagOf = (way: (typeof WAYS)[number], kind: Kind): Flag => `${way}_${kind}`;
