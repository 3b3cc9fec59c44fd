/** Keyboard layouts that scanners imitate, according to their set-up. */
export const WEDGE_LAYOUTS = ['us', 'jis'] as const;

export type WedgeLayout = (typeof WEDGE_LAYOUTS)[number];

/** Characters of a key without and with Shift. */
type Keys = Readonly<Record<string, string>>;

/** Keys that both keyboards share, by `KeyboardEvent.code`. */
const BOTH: Keys = {
  ...Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [codeOf(letter), both(letter)])),
  ...Object.fromEntries([...'0123456789'].map((digit) => [`Numpad${digit}`, digit + digit])),
  Digit1: '1!',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadAdd: '++',
  NumpadSubtract: '--',
  NumpadMultiply: '**',
  NumpadDivide: '//',
  NumpadDecimal: '..',
};

/** ANSI INCITS 154 for the American keyboard, JIS X 6002 for the Japanese one. */
const LAYOUTS: Readonly<Record<WedgeLayout, Keys>> = {
  us: {
    ...BOTH,
    Digit2: '2@',
    Digit6: '6^',
    Digit7: '7&',
    Digit8: '8*',
    Digit9: '9(',
    Digit0: '0)',
    Minus: '-_',
    Equal: '=+',
    BracketLeft: '[{',
    BracketRight: ']}',
    Backslash: '\\|',
    Semicolon: ';:',
    Quote: `'"`,
    Backquote: '`~',
  },
  jis: {
    ...BOTH,
    Digit2: '2"',
    Digit6: '6&',
    Digit7: `7'`,
    Digit8: '8(',
    Digit9: '9)',
    Digit0: '0',
    Minus: '-=',
    Equal: '^~',
    BracketLeft: '@`',
    BracketRight: '[{',
    Backslash: ']}',
    Semicolon: ';+',
    Quote: ':*',
    IntlYen: '\\|',
    IntlRo: '\\_',
  },
};

/** The character of a key on a keyboard of that layout; undefined for a key that types none. */
export function characterAt(code: string, isShift: boolean, layout: WedgeLayout): string | undefined {
  return LAYOUTS[layout][code]?.[isShift ? 1 : 0];
}

function codeOf(letter: string): string {
  return `Key${letter.toUpperCase()}`;
}

function both(letter: string): string {
  return letter + letter.toUpperCase();
}
