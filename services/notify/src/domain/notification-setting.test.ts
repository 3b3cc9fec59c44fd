import type { Template } from './mail';
import { ALL_ON, choose, FORCED, isWanted, type NotificationSetting, type Way } from './notification-setting';

type Flag = keyof NotificationSetting;
const FLAGS = Object.keys(ALL_ON) as Flag[];
const ALL_OFF = Object.fromEntries(FLAGS.map((flag) => [flag, false])) as unknown as NotificationSetting;
const mail = (template: Template, params = {}) => ({ template, params });

describe('what somebody is told', () => {
  test('is everything, until it chooses', () => {
    expect(new Set(Object.values(ALL_ON))).toEqual(new Set([true]));
  });

  test.each<[string, Template[]]>([
    ['Message', ['message']],
    ['NewBooking', ['booking_created', 'bookings_created', 'series_created']],
    [
      'UpdateBooking',
      ['booking_updated', 'booking_extended', 'booking_delayed', 'booking_not_delayed', 'booking_prepared'],
    ],
    ['UpdateBooking', ['booking_cancelled', 'bookings_cancelled', 'series_cancelled']],
    ['StartDate', ['reminder_start']],
    ['NewPost', ['new_post']],
  ])('by the switches of %s: %j, of either way alone', (kind, templates) => {
    for (const template of templates) {
      for (const way of ['email', 'push'] as const) {
        expect(isWanted(mail(template), { ...ALL_OFF, [`${way}${kind}`]: true }, way)).toBe(true);
        expect(isWanted(mail(template), { ...ALL_ON, [`${way}${kind}`]: false }, way)).toBe(false);
      }
    }
  });

  test('of what is to be returned goes by mail alone', () => {
    expect(isWanted(mail('reminder_return'), { ...ALL_OFF, emailReturnDate: true }, 'email')).toBe(true);
    expect(isWanted(mail('reminder_return'), { ...ALL_ON, emailReturnDate: false }, 'email')).toBe(false);
    expect(isWanted(mail('reminder_return'), ALL_ON, 'push')).toBe(false);
  });

  test.each<[Template, Way]>([
    ['reminder_overdue', 'email'],
    ['booking_dispute_opened', 'push'],
    ['sign_in_link', 'email'],
    ['wait_offered', 'push'],
  ])('of %s can’t be turned off', (template, way) => {
    expect(isWanted(mail(template), ALL_OFF, way)).toBe(true);
  });

  test('is what is pressed on with, wanted or not', () => {
    expect(isWanted(mail('message', FORCED), ALL_OFF, 'email')).toBe(true);
    expect(isWanted(mail('message', { force: 'no' }), ALL_OFF, 'email')).toBe(false);
  });
});

describe('a choice', () => {
  test('changes what it names and nothing else', () => {
    expect(choose(ALL_ON, { emailNewPost: false, pushMessage: undefined })).toEqual({
      ok: true,
      value: { ...ALL_ON, emailNewPost: false },
    });
  });

  test('leaves at least one way of telling', () => {
    expect(choose(ALL_ON, { ...ALL_OFF, pushNewPost: true })).toMatchObject({ ok: true });
    const before = { ...ALL_OFF, emailNewPost: true };
    expect(choose(before, { emailNewPost: false })).toMatchObject({
      ok: false,
      refusal: { code: 'notification_setting.none', field: 'email_new_post' },
    });
  });

  test('of which several turn something off is at fault with the first of these', () => {
    const before = { ...ALL_OFF, pushMessage: true, emailStartDate: true };
    const patch = { emailMessage: undefined, pushMessage: false, emailStartDate: false };
    expect(choose(before, patch)).toMatchObject({ refusal: { field: 'push_message' } });
  });
});
