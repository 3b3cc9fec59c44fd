/** A component of an iCalendar file: its unfolded lines from BEGIN to END. */
export type Component = readonly string[];

/** Reason why the lines of an entry cannot be parsed. */
type Unreadable = 'too_large' | 'unfinished';

export interface CalendarEntry {
  readonly lines: Component | Unreadable;
  readonly summary: string;
}

export interface CalendarParts {
  readonly zones: readonly Component[];
  readonly entries: readonly CalendarEntry[];
  /** Entries after the {@link MAX_ENTRIES}th. They are counted and not read. */
  readonly excess: number;
}

/** Entries that are read of one calendar, counted as they begin. */
export const MAX_ENTRIES = 5_000;
const MAX_ZONES = 50;

/** Maximum length of a parsed entry or zone, in characters of its lines. */
const LONGEST = 64 * 1024;

const MAX_SUMMARY = 200;

/** Properties that say when an entry is. Descriptions and attachments may be long, and are skipped. */
const LOOKED_AT = new Set([
  ...['BEGIN', 'END', 'UID', 'SUMMARY', 'STATUS', 'DTSTART', 'DTEND', 'DURATION'],
  ...['RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
]);

interface OpenComponent {
  readonly kind: 'VEVENT' | 'VTIMEZONE';
  readonly lines: string[];
  length: number;
  /** Number of open components inside it; an alarm, for example, has a separate summary and duration. */
  depth: number;
}

/** Splits a calendar in one pass over its lines. It reads each character once, even if components never end. */
export function partsOf(calendar: string): CalendarParts {
  const zones: Component[] = [];
  const entries: CalendarEntry[] = [];
  let open: OpenComponent | undefined;
  let begun = 0;
  const leave = () => {
    if (open?.kind === 'VEVENT') entries.push({ lines: 'unfinished', summary: summaryOf(open) });
    open = undefined;
  };
  for (const line of linesOf(calendar)) {
    const mark = markOf(line);
    if (mark === 'BEGIN:VEVENT' || mark === 'BEGIN:VTIMEZONE') {
      leave();
      if (mark === 'BEGIN:VEVENT' && ++begun > MAX_ENTRIES) continue;
      open = { kind: mark === 'BEGIN:VEVENT' ? 'VEVENT' : 'VTIMEZONE', lines: [], length: 0, depth: 0 };
    }
    if (!open) continue;
    take(open, line, mark);
    if (mark !== `END:${open.kind}`) continue;
    const isLarge = open.length > LONGEST;
    if (open.kind === 'VEVENT')
      entries.push({ lines: isLarge ? 'too_large' : open.lines, summary: summaryOf(open) });
    else if (!isLarge && zones.length < MAX_ZONES) zones.push(open.lines);
    open = undefined;
  }
  leave();
  return { zones, entries, excess: Math.max(0, begun - MAX_ENTRIES) };
}

function take(open: OpenComponent, line: string, mark: string): void {
  const isOwn = mark === `BEGIN:${open.kind}` || mark === `END:${open.kind}`;
  const isEntry = open.kind === 'VEVENT';
  if (isEntry && !isOwn && mark.startsWith('BEGIN:')) open.depth += 1;
  const isInside = open.depth > 0 && !isOwn;
  if (isEntry && !isOwn && mark.startsWith('END:')) open.depth = Math.max(0, open.depth - 1);
  if (isEntry && (isInside || !LOOKED_AT.has(nameOf(line)))) return;
  open.length += line.length + 2;
  if (open.length <= LONGEST) open.lines.push(line);
}

/** Lines as they were before they were folded (RFC 5545, 3.1): one that begins with a blank continues the one before. */
function* linesOf(text: string): Generator<string> {
  let line: string | undefined;
  for (let at = 0; at < text.length;) {
    const feed = text.indexOf('\n', at);
    const end = feed < 0 ? text.length : feed;
    const piece = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end);
    at = end + 1;
    if (line !== undefined && (piece.startsWith(' ') || piece.startsWith('\t'))) line += piece.slice(1);
    else {
      if (line !== undefined) yield line;
      line = piece;
    }
  }
  if (line !== undefined) yield line;
}

/** `BEGIN:` or `END:` of something, in capitals; empty for any other line. */
function markOf(line: string): string {
  if (line.length > 40) return '';
  const upper = line.toUpperCase().trimEnd();
  return upper.startsWith('BEGIN:') || upper.startsWith('END:') ? upper : '';
}

/** Returns the property name of a line, which precedes its parameters and its value. */
function nameOf(line: string): string {
  return line.slice(0, 40).split(/[:;]/, 1)[0]?.toUpperCase() ?? '';
}

function summaryOf({ lines }: OpenComponent): string {
  const line = lines.find((each) => nameOf(each) === 'SUMMARY') ?? '';
  return line
    .slice(line.indexOf(':') + 1, line.indexOf(':') + 1 + 2 * MAX_SUMMARY)
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([\\;,])/g, '$1')
    .trim()
    .slice(0, MAX_SUMMARY);
}
