import { snakeCase } from '@kashikari/kernel';
import type { NotificationSetting } from './notification-setting';

/** Kinds of notices that can be chosen for each group (spec section 3, "Notification settings flags"). */
export const GROUP_FLAGS = [
  'emailMessage',
  'emailNewBooking',
  'emailUpdateBooking',
  'emailNewPost',
  'emailNewGoods',
  'emailComment',
  'pushMessage',
  'pushNewBooking',
  'pushUpdateBooking',
  'pushNewPost',
  'pushNewGoods',
  'pushComment',
] as const satisfies readonly (keyof NotificationSetting)[];

export type GroupFlag = (typeof GROUP_FLAGS)[number];

/** A user's choices for one group; null follows the general setting. */
export type GroupChoices = Readonly<Record<GroupFlag, boolean | null>>;

export const NO_CHOICES = Object.fromEntries(GROUP_FLAGS.map((flag) => [flag, null])) as GroupChoices;

/** Returns the flags that apply in a group: its own choice, or else the general setting. */
export function effectiveIn(
  choices: GroupChoices,
  general: NotificationSetting,
): Readonly<Record<GroupFlag, boolean>> {
  return Object.fromEntries(GROUP_FLAGS.map((flag) => [flag, choices[flag] ?? general[flag]])) as Readonly<
    Record<GroupFlag, boolean>
  >;
}

/** Reads a change by the wire names of its flags; unknown names and other values are ignored. */
export function readGroupChoices(sent: Readonly<Record<string, unknown>>): Partial<GroupChoices> {
  const named = GROUP_FLAGS.flatMap((flag) => {
    const on = sent[snakeCase(flag)];
    return on === null || typeof on === 'boolean' ? [[flag, on] as const] : [];
  });
  return Object.fromEntries(named);
}
