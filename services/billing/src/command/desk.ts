import type { billing, discounts } from '@kashikari/contracts';
import { DEFAULT_LOCALE, refused, SYSTEM } from '@kashikari/kernel';
import type { GrpcClient } from '@kashikari/platform/edge';

export const OPTIONS = {
  until: { type: 'string' },
  members: { type: 'string' },
  price: { type: 'string' },
  note: { type: 'string' },
  name: { type: 'string' },
  months: { type: 'string' },
  uses: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

export type Options = Partial<Record<Exclude<keyof typeof OPTIONS, 'dry-run'>, string>> & {
  'dry-run'?: boolean;
};

/** Clients, arguments and output of a subcommand. */
export interface Desk {
  readonly plans: GrpcClient<billing.PlanServiceService>;
  readonly discounts: GrpcClient<discounts.DiscountServiceService>;
  readonly words: readonly string[];
  readonly options: Options;
  say(line: string): void;
}

/** An act of the command, with the number of words behind its own. */
export interface Act {
  readonly words: number;
  run(desk: Desk): Promise<void>;
}

/** Reads a whole number. @throws DomainError `validation.type` with the option as its field */
export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw refused('validation.type', undefined, option);
}

/** The command is somebody on the machine itself: the system. Business time is the service's own. */
export function call() {
  return { actor: SYSTEM, now: Date.now(), locale: DEFAULT_LOCALE };
}
