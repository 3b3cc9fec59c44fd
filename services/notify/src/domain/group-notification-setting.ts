import { snakeCase } from '@kashikari/kernel';
import type { MailOrder } from './mail';
import { FORCED, isWanted, kindOf, type NotificationSetting, type Way } from './notification-setting';

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

/** All choices for a group. The daily usage report has no general setting: it is off until it is turned on for a group. */
export const GROUP_CHOICES = [...GROUP_FLAGS, 'emailUsageReport'] as const;

export type GroupChoice = (typeof GROUP_CHOICES)[number];

/** A user's choices for one group; null follows the general setting. */
export type GroupChoices = Readonly<Record<GroupChoice, boolean | null>>;

export const NO_CHOICES = Object.fromEntries(GROUP_CHOICES.map((flag) => [flag, null])) as GroupChoices;

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
  const named = GROUP_CHOICES.flatMap((flag) => {
    const on = sent[snakeCase(flag)];
    return on === null || typeof on === 'boolean' ? [[flag, on] as const] : [];
  });
  return Object.fromEntries(named);
}

/** A mail or push, as far as choices for groups go. */
type Notice = Pick<MailOrder, 'template' | 'params'>;

/**
 * Returns true if a notice about a good follows the choices for the good's groups. Bookings and messages do so for the
 * lending side; a borrower's bookings follow the general setting.
 */
export function followsGood({ template, params }: Notice): boolean {
  const kind = kindOf(template);
  if (!params['good_id'] || kind === undefined) return false;
  if (kind === 'Comment') return true;
  const isLending = params['role'] === 'lender';
  return isLending && (kind === 'Message' || kind === 'NewBooking' || kind === 'UpdateBooking');
}

/**
 * Returns true if the receiver wants a notice that concerns these groups: one that says yes suffices. Without groups,
 * the general setting applies.
 * @param choices of the receiver, for each of the groups
 */
export function isWantedIn(
  choices: readonly (GroupChoices | undefined)[],
  notice: Notice,
  general: NotificationSetting,
  way: Way,
): boolean {
  const kind = kindOf(notice.template);
  const flag = GROUP_CHOICES.find((each) => each === `${way}${kind}`);
  const byGeneral = isWanted(notice, general, way);
  if (!flag || choices.length === 0 || notice.params['force'] === FORCED.force) return byGeneral;
  return choices.some((of) => of?.[flag] ?? byGeneral);
}
