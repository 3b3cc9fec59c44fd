export interface Finding {
  readonly about: string;
  /** `wrong`: something does not work; `warn`: it works, and may not go on so. */
  readonly verdict: 'ok' | 'warn' | 'wrong';
  readonly says: string;
  readonly advice?: string;
}

/** Findings about one subject: `look.wrong('…', 'what to do')`. */
export function findingsAbout(about: string) {
  return {
    ok: (says: string): Finding => ({ about, verdict: 'ok', says }),
    warn: (says: string, advice: string): Finding => ({ about, verdict: 'warn', says, advice }),
    wrong: (says: string, advice: string): Finding => ({ about, verdict: 'wrong', says, advice }),
  };
}
