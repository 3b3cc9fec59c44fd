import fc from 'fast-check';
import { characterAt } from './wedge-layout';
import { type Stroke, MAX_KEY_GAP_MS, MIN_KEYS, SILENCE_MS, wedgeReader } from './wedge-reader';
import { SET_UP_CODE, learntLayout, textOf } from './wedge-text';

/** Keys of a text, each so long after the one before. */
function strokes(text: string, gap: number | ((index: number) => number) = 10, from = 1_000): Stroke[] {
  let at = from;
  return [...text].map((key, index) => {
    if (index > 0) at += typeof gap === 'number' ? gap : gap(index);
    return { key, code: codeOf(key), isShift: /[A-Z]/.test(key), isCtrl: false, isRepeat: false, at };
  });
}
const codeOf = (key: string) => (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);
const enter = (at: number): Stroke => ({
  ...{ key: 'Enter', code: 'Enter', isShift: false, isCtrl: false, isRepeat: false, at },
});
const at = (keys: readonly Stroke[]) => keys.at(-1)?.at ?? 0;

/** Codes that a reader finds in keys, silence included. */
function codesOf(keys: readonly Stroke[]): string[] {
  const reader = wedgeReader();
  const found: (readonly Stroke[])[] = [];
  keys.forEach((key, index) => {
    const before = keys[index - 1];
    if (before && key.at - before.at >= SILENCE_MS) {
      const rested = reader.rest();
      if (rested) found.push(rested);
    }
    const { scan } = reader.press(key);
    if (scan) found.push(scan);
  });
  const rested = reader.rest();
  return [...found, ...(rested ? [rested] : [])].map((scan) => textOf(scan));
}

test('keys 10 ms apart are a code that Enter ends, Tab ends, or silence ends', () => {
  const keys = strokes('CAM001');
  expect(codesOf([...keys, enter(at(keys) + 10)])).toEqual(['CAM001']);
  expect(codesOf([...keys, { ...enter(at(keys) + 110), key: 'Tab', code: 'Tab' }])).toEqual(['CAM001']);
  expect(codesOf(keys)).toEqual(['CAM001']);
});

test('fewer than four keys are typed by hand', () => {
  const keys = strokes('CAM');
  expect(codesOf([...keys, enter(at(keys) + 10)])).toEqual([]);
});

test('one slow key makes the whole run typed by hand, so no part of a code is taken for a code', () => {
  const keys = strokes('4901234567894', (index) => (index === 6 ? 60 : 10));
  expect(codesOf([...keys, enter(at(keys) + 10)])).toEqual([]);
  const later = strokes('CAM001', 10, at(keys) + 400);
  expect(codesOf([...keys, ...later])).toEqual(['CAM001']);
});

test.each([50, 90, 119])('a code that begins %i ms after the Enter of the one before is a code', (pause) => {
  const keys = strokes('CAM001');
  const ended = enter(at(keys) + 10);
  expect(codesOf([...keys, ended, ...strokes('CAM002', 10, ended.at + pause)])).toEqual(['CAM001', 'CAM002']);
});

test('a code that begins soon after an Enter by hand is a code', () => {
  const typed = strokes('12', 90);
  const ended = enter(at(typed) + 90);
  expect(codesOf([...typed, ended, ...strokes('CAM002', 10, ended.at + 60)])).toEqual(['CAM002']);
});

test('a key that is held is no scanner', () => {
  const keys = strokes('aaaaaaaa', 33).map((key, index) => ({ ...key, isRepeat: index > 0 }));
  expect(codesOf(keys)).toEqual([]);
});

test('keys of a scanner press nothing, and neither does an Enter that comes late', () => {
  const reader = wedgeReader();
  const keys = strokes('CAM001');
  expect(keys.map((key) => reader.press(key).isScanners)).toEqual([false, true, true, true, true, true]);
  expect(reader.rest()).toHaveLength(6);
  expect(reader.press(enter(at(keys) + 200))).toEqual({ isScanners: true });
  expect(reader.press(enter(at(keys) + 2_000))).toEqual({ isScanners: false });
});

test('typing by hand is never taken for a scan', () => {
  const gap = fc.integer({ min: MAX_KEY_GAP_MS + 1, max: 2_000 });
  fc.assert(
    fc.property(fc.array(gap, { minLength: 1, maxLength: 40 }), fc.nat(9), (gaps, digit) => {
      const keys = strokes(String(digit).repeat(gaps.length + 1), (index) => gaps[index - 1] ?? 0);
      return codesOf([...keys, enter(at(keys) + 50)]).length === 0;
    }),
  );
});

test('a run as fast as a scanner is one code, whatever the gaps', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: MAX_KEY_GAP_MS }), {
    minLength: MIN_KEYS - 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(gaps, (each) => {
      const text = 'A1B2'.repeat(16).slice(0, each.length + 1);
      expect(codesOf(strokes(text, (index) => each[index - 1] ?? 0))).toEqual([text]);
    }),
  );
});

/** Keys as they come with a Japanese input method, from a scanner of that keyboard. */
function composed(text: string, layout: 'us' | 'jis'): Stroke[] {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`);
  const marks = ['Comma', 'Period', 'Slash', 'Minus', 'Equal', 'Semicolon', 'Quote', 'BracketLeft', 'IntlRo'];
  const all = [...codes, ...[...'0123456789'].map((digit) => `Digit${digit}`), ...marks];
  return [...text].map((character, index) => {
    const [code = '', isShift = false] = all
      .flatMap((place) => [[place, false] as const, [place, true] as const])
      .find(([place, shift]) => characterAt(place, shift, layout) === character) ?? ['', false];
    return { key: 'Process', code, isShift, isCtrl: false, isRepeat: false, at: 1_000 + index * 10 };
  });
}

test.each(['us', 'jis'] as const)(
  'an address is read with an input method on, from a %s scanner',
  (layout) => {
    const address = 'https://lend.example/q/ABCDEFGHJKL2';
    expect(textOf(composed(address, layout))).toBe(address);
    expect(textOf(composed('CAM_001+@', layout), layout)).toBe('CAM_001+@');
  },
);

test.each(['us', 'jis'] as const)('the set-up code says that a scanner is a %s keyboard', (layout) => {
  expect(learntLayout(composed(SET_UP_CODE, layout))).toBe(layout);
  expect(learntLayout(composed('KASHIKARI-1', layout))).toBeUndefined();
});

test('a scanner whose keyboard is known is read by places, whatever the browser makes of them', () => {
  const keys = composed('a@b', 'jis').map((key, index) => ({ ...key, key: 'x[y'[index] ?? '' }));
  expect(textOf(keys, 'jis')).toBe('a@b');
  expect(textOf(keys)).toBe('x[y');
});

test('the separator of GS1 elements is Ctrl and a bracket', () => {
  const [one, two] = strokes('12');
  const separator: Stroke = { ...enter(1_005), key: ']', code: 'BracketRight', isCtrl: true };
  expect(textOf([one, separator, two] as Stroke[])).toBe('1\u001d2');
});
