import { restored, type Outbox } from './rules/outbox';

/**
 * The user's messages that are not yet in a thread, by place. They outlive the screen, because sending continues after
 * navigation, and a reload of the page. They end with the tab.
 */
const boxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();

/**
 * Returns the outbox of a place. `interrupted` is the failure reason of messages that were being sent when the page was
 * left.
 */
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
