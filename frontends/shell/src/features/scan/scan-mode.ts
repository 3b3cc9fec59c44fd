/** The handling of each code: it is shown with its actions, collected for borrowing, returned at once, or counted. */
const SCAN_MODES = ['one', 'borrow', 'return', 'count'] as const;

export type ScanMode = (typeof SCAN_MODES)[number];

/** The mode of an address (`?mode=`); one by one without. */
export function modeIn(params: URLSearchParams): ScanMode {
  return SCAN_MODES.find((mode) => mode === params.get('mode')) ?? 'one';
}
