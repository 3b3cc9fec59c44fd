import { restored, type Outbox } from './rules/outbox';

/**
 * What I have sent and nobody else has yet, by place: it outlives the screen, for what is under way arrives though one
 * has gone on, and the page, for a reload loses no word. It goes with the tab.
 */
const boxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();

/** The outbox of a place; `interrupted` is why what was under way when the page was left has not arrived. */
export function outboxAt(place: string, interrupted: string): Outbox {
  const known = boxes.get(place) ?? restored(read(place), interrupted);
  boxes.set(place, known);
  return known;
}

export function changeOutbox(place: string, step: (before: Outbox) => Outbox): void {
  const after = step(outboxAt(place, ''));
  boxes.set(place, after);
  write(place, after);
  for (const listener of listeners) listener();
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

function write(place: string, box: Outbox): void {
  try {
    if (box.outgoing.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(box));
  } catch {
    // A private window without storage: it lasts as long as the page.
  }
}
