import { EMPTY_DRAFT, changesOf } from './group-draft';

test('an untouched form changes nothing', () => {
  expect(changesOf(EMPTY_DRAFT, { ...EMPTY_DRAFT })).toEqual({});
});

test('only the touched fields are sent', () => {
  expect(changesOf(EMPTY_DRAFT, { ...EMPTY_DRAFT, passcode: '3829', disable_sign_up: true })).toEqual({
    passcode: '3829',
    disable_sign_up: true,
  });
});
