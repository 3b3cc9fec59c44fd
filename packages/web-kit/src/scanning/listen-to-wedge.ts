import { splitGlued } from './split-glued';
import type { WedgeLayout } from './wedge-layout';
import { SILENCE_MS, type Stroke, wedgeReader } from './wedge-reader';
import { learntLayout, textOf } from './wedge-text';

/** The same code is one read within so many milliseconds. */
const SAME_MS = 300;

/** A timer that is so late had the page busy: keys may wait behind it. */
const LATE_MS = 30;

/** Kinds of inputs that take no text. */
const NO_TEXT = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

export interface WedgeOptions {
  /** Every code that a scanner types, the same again after 300 ms. */
  onCode(code: string): void;
  /** The screen's own field, in which a scanner may type. Its text is the screen's to clear. */
  field?(): HTMLElement | null;
  /** Codes that the screen knows, by which codes without a pause between them are parted. */
  isKnown?(code: string): boolean;
}

interface Listening extends WedgeOptions {
  layout(): WedgeLayout | undefined;
  /** The printed set-up code was read. */
  onLayout(layout: WedgeLayout): void;
}

/**
 * Listens to a scanner that types, wherever the focus is but in another text field.
 * @returns how to stop
 */
export function listenToWedge(listening: Listening): () => void {
  const reader = wedgeReader();
  const last = { code: '', at: -Infinity };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function press(event: KeyboardEvent): void {
    const field = listening.field?.() ?? null;
    if (event.target !== field && takesText(event.target)) return;
    const stroke = strokeOf(event);
    const { scan, isScanners } = reader.press(stroke);
    if (isScanners && (scan || isEnd(event) || event.target !== field)) {
      event.preventDefault();
      event.stopPropagation();
    }
    clearTimeout(timer);
    if (scan) tell(scan);
    else rest();
  }

  /** Silence counts from when a key is handled: keys may reach the page late. */
  function rest(): void {
    const due = performance.now() + SILENCE_MS;
    timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS) return rest();
      const scan = reader.rest();
      if (scan) tell(scan);
    }, SILENCE_MS);
  }

  function tell(strokes: readonly Stroke[]): void {
    const learnt = learntLayout(strokes);
    const text = textOf(strokes, listening.layout());
    const end = strokes.at(-1)?.at ?? 0;
    const isSame = text === last.code && end - last.at < SAME_MS;
    Object.assign(last, { code: text, at: end });
    const field = listening.field?.() ?? null;
    const isComposed = field !== null && document.activeElement === field && strokes.some(isProcessed);
    // Ends what the input method was composing in the field.
    if (isComposed) field.blur();
    if (learnt) listening.onLayout(learnt);
    else if (!isSame) {
      for (const code of splitGlued(text, window.location.origin, listening.isKnown)) listening.onCode(code);
    }
    if (isComposed) field.focus();
  }

  window.addEventListener('keydown', press, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', press, true);
  };
}

function strokeOf(event: KeyboardEvent): Stroke {
  const { code, shiftKey: isShift, repeat: isRepeat, timeStamp: at } = event;
  const key = event.isComposing && event.key.length !== 1 ? 'Process' : event.key;
  return { key, code, isShift, isCtrl: event.ctrlKey || event.metaKey || event.altKey, isRepeat, at };
}

const isEnd = ({ code, key }: KeyboardEvent): boolean =>
  /^(?:Enter|NumpadEnter|Tab)$/.test(code) || key === 'Enter' || key === 'Tab';

const isProcessed = ({ key }: Stroke): boolean => key === 'Process';

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable === true)
  );
}
