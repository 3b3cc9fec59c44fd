import * as contracts from '@kashikari/contracts';
import type { EventMessage } from './event';

/** Full names of our messages: the generated code knows a message's package, but not the message its own name. */
const names = new Map<unknown, string>();
for (const file of Object.values(contracts) as { protobufPackage?: string }[]) {
  if (!file.protobufPackage) continue;
  for (const [name, value] of Object.entries(file)) {
    if (typeof value === 'object') names.set(value, `${file.protobufPackage}.${name}`);
  }
}

/** Returns the `ce_type` that identifies events of a message, e.g. `kashikari.catalog.v1.GoodChanged`. */
export function eventNameOf(message: EventMessage<unknown>): string | undefined {
  return names.get(message);
}
