import type { HelpSource } from './help-events';
import { isGrounded } from './grounding';

/** Sentences of one answer that are shown. */
const MAX_SENTENCES = 8;

/** Characters of a line that is read; a longer one has no sentence that is shown. */
const MAX_LINE = 500;

/** A line of the model: `[2] Text.`, or with the number at its end. */
const NUMBER_FIRST = /^(?:[-*•] )?\[(\d{1,2})\](.{1,500})$/u;
const NUMBER_LAST = /^(?:[-*•] )?(.{1,500})\[(\d{1,2})\][.。]?$/u;

/** A sentence with the source that supports it. */
export interface CitedSentence {
  readonly text: string;
  readonly source: HelpSource;
}

/** Collects the text of a model, and returns each sentence when its line is closed and the source that it names supports it. */
export class Sentences {
  private open = '';
  private readonly shown = new Set<string>();

  constructor(private readonly sources: readonly HelpSource[]) {}

  /** Number of sentences that were returned. */
  get count(): number {
    return this.shown.size;
  }

  add(text: string): CitedSentence[] {
    const lines = (this.open + text).split('\n');
    this.open = lines.pop() ?? '';
    return lines.flatMap((line) => this.read(line));
  }

  /** The last line, which an answer that ended by itself closes. */
  close(): CitedSentence[] {
    const line = this.open;
    this.open = '';
    return this.read(line);
  }

  private read(line: string): CitedSentence[] {
    const { text, number } = cited(line);
    const source = this.sources[number - 1];
    if (!source || !text || this.shown.size >= MAX_SENTENCES || this.shown.has(text)) return [];
    const { title, heading, passage } = source;
    if (!isGrounded(text, [title, heading, passage].join('\n'))) return [];
    this.shown.add(text);
    return [{ text, source }];
  }
}

/** The sentence of a line and the number of its source; 0 for a line that names none. */
function cited(line: string): { readonly text: string; readonly number: number } {
  const written = line.length > MAX_LINE ? '' : line.trim();
  const [, first, text = ''] = NUMBER_FIRST.exec(written) ?? [];
  if (first !== undefined) return { text: text.trim(), number: Number(first) };
  const [, before = '', last = '0'] = NUMBER_LAST.exec(written) ?? [];
  return { text: before.trim(), number: Number(last) };
}
