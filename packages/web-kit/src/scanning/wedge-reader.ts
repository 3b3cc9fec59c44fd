/** Maximum time between keys of a scanner, milliseconds. People are slower: 40 ms is 300 words a minute. */
export const MAX_KEY_GAP_MS = 40;

/** Time without a key that ends a code, milliseconds; Enter and Tab may take as long. */
export const SILENCE_MS = 120;

/** Minimum number of keys of a scan; fewer count as typed by a person. */
export const MIN_KEYS = 4;

/** An Enter that comes so late still belongs to the scanner, milliseconds. */
const LATE_END_MS = 500;

/** A key that was pressed. */
export interface Stroke {
  /** Value of `KeyboardEvent.key`; `Process` with an input method. */
  readonly key: string;
  /** Value of `KeyboardEvent.code`: the position of the key. */
  readonly code: string;
  readonly isShift: boolean;
  readonly isCtrl: boolean;
  /** True if the key is still held. */
  readonly isRepeat: boolean;
  /** Milliseconds of the page's clock. */
  readonly at: number;
}

interface PressResult {
  /** The keys of a whole code, without the one that ends it. */
  readonly scan?: readonly Stroke[];
  /** True if the key comes from a scanner and must not press, open or submit the focused element. */
  readonly isScanners: boolean;
}

export interface WedgeReader {
  press(stroke: Stroke): PressResult;
  /** The keys of a code that ended without Enter or Tab. Called when no key has come for `SILENCE_MS`. */
  rest(): readonly Stroke[] | undefined;
}

const HELD = new Set(['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Meta', 'Fn', 'NumLock']);
const ENDS = new Set(['Enter', 'NumpadEnter', 'Tab']);

/**
 * Distinguishes a typing scanner from a person by the time between keys. A run of keys is a code if it has at least
 * `MIN_KEYS`, all within `MAX_KEY_GAP_MS` of each other. A slower key marks the whole run, up to the next silence or
 * end, as typed by hand. A part of a code never counts as a code.
 */
export function wedgeReader(): WedgeReader {
  let run: Stroke[] = [];
  let isTyped = false;
  let lastAt = -Infinity;
  let endedAt = -Infinity;

  function end(at: number): readonly Stroke[] | undefined {
    const scan = !isTyped && run.length >= MIN_KEYS ? run : undefined;
    run = [];
    isTyped = false;
    if (scan) endedAt = at;
    return scan;
  }

  return {
    press(stroke) {
      if (HELD.has(stroke.key)) return { isScanners: false };
      const gap = stroke.at - lastAt;
      // An end begins a new run as silence does: scanners send the next code at any time after it.
      const isNew = gap >= SILENCE_MS || run.length === 0;
      if (isNew) {
        run = [];
        isTyped = false;
      }
      lastAt = stroke.at;
      if (ENDS.has(stroke.code) || ENDS.has(stroke.key)) {
        const isLate = run.length === 0 && stroke.at - endedAt < LATE_END_MS;
        const scan = end(stroke.at);
        return scan ? { scan, isScanners: true } : { isScanners: isLate };
      }
      if (!isCharacter(stroke) || stroke.isRepeat || (!isNew && gap > MAX_KEY_GAP_MS)) isTyped = true;
      run.push(stroke);
      return { isScanners: !isTyped && run.length > 1 };
    },
    rest() {
      return end(lastAt + SILENCE_MS);
    },
  };
}

/** Ctrl and `]` is how scanners type the separator of GS1 elements. */
export function isSeparator({ isCtrl, code, key }: Stroke): boolean {
  return isCtrl && (code === 'BracketRight' || key === ']');
}

function isCharacter(stroke: Stroke): boolean {
  if (stroke.isCtrl) return isSeparator(stroke);
  return [...stroke.key].length === 1 || stroke.key === 'Process' || stroke.key === 'Dead';
}
