/** Receives the name of an event. */
type Sink = (name: string) => void;

/** Events before the sender is loaded; more are dropped. */
const MAX_WAITING = 20;

let waiting: string[] = [];
let sink: Sink | undefined;

/** Counts an event, if the visitor has allowed that. Names are words of this source, never data of people. */
export function track(name: string): void {
  if (sink) sink(name);
  else if (waiting.length < MAX_WAITING) waiting.push(name);
}

/** Counts that a variant of an experiment was shown. */
export function exposure(flag: string, variant: string): void {
  track(`exposure_${flag}_${variant}`);
}

/** Passes events on, those that waited first. Returns a function that ends it. */
export function sendEventsTo(to: Sink): () => void {
  sink = to;
  for (const name of waiting.splice(0)) to(name);
  return () => {
    if (sink === to) sink = undefined;
  };
}

/** Drops all events, where many people share the device. */
export function noEvents(): void {
  waiting = [];
  sink = () => undefined;
}
