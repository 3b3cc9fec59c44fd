import { LABEL_CODES, LABEL_FORMATS, type LabelCodeKind, type LabelFormatName } from '@kashikari/kernel';
import { useState } from 'react';

/** Lines of text that can be left out; the title is always there. */
export const LINES = ['group', 'management_id', 'location'] as const;
type LineName = (typeof LINES)[number];

/** The sheet, the printer's correction and what a label shows: the same the next time on this device. */
export interface LabelSettings {
  readonly format: LabelFormatName;
  readonly code: LabelCodeKind;
  readonly lines: readonly LineName[];
  /** The offset as typed, in mm. */
  readonly offsetX: string;
  readonly offsetY: string;
  /** The additional row spacing as typed, in tenths of a millimeter. */
  readonly spacing: string;
}

/** Limit of the correction, millimeters (REST contract, `LabelPrint`). */
export const MAX_OFFSET = 20;

const KEY = 'kashikari.labels';

const INITIAL: LabelSettings = {
  ...{ format: '24', code: 'qr', lines: LINES },
  ...{ offsetX: '0', offsetY: '0', spacing: '0' },
};

/** Reads and stores the settings of the device. */
export function useLabelSettings() {
  const [settings, setSettings] = useState(read);
  const change = (changes: Partial<LabelSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: the settings last as long as the screen.
    }
  };
  return { settings, change };
}

function read(): LabelSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof LabelSettings, unknown>
    >;
    const text = (name: 'offsetX' | 'offsetY' | 'spacing') =>
      typeof kept[name] === 'string' ? kept[name] : INITIAL[name];
    return {
      format: isFormat(kept.format) ? kept.format : INITIAL.format,
      code: LABEL_CODES.find((code) => code === kept.code) ?? INITIAL.code,
      lines: Array.isArray(kept.lines)
        ? LINES.filter((line) => (kept.lines as unknown[]).includes(line))
        : LINES,
      ...{ offsetX: text('offsetX'), offsetY: text('offsetY'), spacing: text('spacing') },
    };
  } catch {
    return INITIAL;
  }
}

const isFormat = (name: unknown): name is LabelFormatName =>
  typeof name === 'string' && Object.hasOwn(LABEL_FORMATS, name);

/** Returns a typed number within its limits; undefined for any other text. */
export function typedNumber(typed: string, max: number, isWhole = false): number | undefined {
  const text = typed.normalize('NFKC').replace('−', '-').trim();
  const number = text === '' ? 0 : Number(text);
  const isRight =
    Number.isFinite(number) && Math.abs(number) <= max && (!isWhole || Number.isInteger(number));
  return isRight ? number : undefined;
}
