/** The pieces of an iCalendar file that are looked at: each as its lines, unfolded, from BEGIN to END. */
export interface CalendarParts {
  readonly zones: readonly string[];
  readonly entries: readonly CalendarEntry[];
}

export interface CalendarEntry {
  /** Undefined when it is longer than any entry is. */
  readonly text: string | undefined;
  readonly summary: string;
}

/** Entries that begin in one calendar, whether or not they end; what follows is not read. */
export const MAX_ENTRIES = 5_000;
const MAX_ZONES = 50;

/** Longest entry or zone, in characters of the lines that are looked at. */
const LONGEST = 64 * 1024;

const MAX_SUMMARY = 200;

/** What says when an entry is. Descriptions, attachments and the like may be long, and nobody looks at them. */
const LOOKED_AT = new Set([
  ...['BEGIN', 'END', 'UID', 'SUMMARY', 'STATUS', 'DTSTART', 'DTEND', 'DURATION'],
  ...['RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
]);

interface Open {
  readonly kind: 'VEVENT' | 'VTIMEZONE';
  readonly lines: string[];
  length: number;
  /** Components inside it that are open: an alarm has a summary and a duration of its own. */
  depth: number;
}

/**
 * Takes a calendar apart in one pass over its lines: each character is looked at once, whatever begins and never ends. What
 * begins anew before it has ended is no entry.
 */
export function partsOf(calendar: string): CalendarParts {
  const zones: string[] = [];
  const entries: CalendarEntry[] = [];
  let open: Open | undefined;
  let begun = 0;
  for (const line of linesOf(calendar)) {
    const mark = markOf(line);
    if (mark === 'BEGIN:VEVENT' || mark === 'BEGIN:VTIMEZONE') {
      if (mark === 'BEGIN:VEVENT' && ++begun > MAX_ENTRIES) break;
      open = { kind: mark === 'BEGIN:VEVENT' ? 'VEVENT' : 'VTIMEZONE', lines: [], length: 0, depth: 0 };
    }
    if (!open) continue;
    take(open, line, mark);
    if (mark !== `END:${open.kind}`) continue;
    const text = open.length > LONGEST ? undefined : open.lines.join('\r\n');
    if (open.kind === 'VEVENT') entries.push({ text, summary: summaryOf(open) });
    else if (text !== undefined && zones.length < MAX_ZONES) zones.push(text);
    open = undefined;
  }
  return { zones, entries };
}

function take(open: Open, line: string, mark: string): void {
  const isOwn = mark === `BEGIN:${open.kind}` || mark === `END:${open.kind}`;
  const isEntry = open.kind === 'VEVENT';
  if (isEntry && !isOwn && mark.startsWith('BEGIN:')) open.depth += 1;
  const isInside = open.depth > 0 && !isOwn;
  if (isEntry && !isOwn && mark.startsWith('END:')) open.depth = Math.max(0, open.depth - 1);
  if (isEntry && (isInside || !LOOKED_AT.has(nameOf(line)))) return;
  open.length += line.length + 2;
  if (open.length <= LONGEST) open.lines.push(line);
}

/** Lines as they were before they were folded (RFC 5545, 3.1): one that begins with a blank goes on with the one before. */
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

/** The property of a line: what stands before its parameters and its value. */
function nameOf(line: string): string {
  return line.slice(0, 40).split(/[:;]/, 1)[0]?.toUpperCase() ?? '';
}

function summaryOf({ lines }: Open): string {
  const line = lines.find((each) => nameOf(each) === 'SUMMARY') ?? '';
  return line
    .slice(line.indexOf(':') + 1, line.indexOf(':') + 1 + 2 * MAX_SUMMARY)
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([\\;,])/g, '$1')
    .trim()
    .slice(0, MAX_SUMMARY);
}
