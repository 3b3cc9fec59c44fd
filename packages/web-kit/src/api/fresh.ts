type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/**
 * Registers the shell's dialog that asks a person to re-authenticate and reports if they did. Returns a function that
 * unregisters it.
 */
export function onFreshNeeded(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = undefined;
  };
}

/** Asks for re-authentication once, however many calls need it at the same time. */
export function confirmedFresh(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
