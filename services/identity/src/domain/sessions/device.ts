/** A device that is signed in, as its owner sees it. Instants are epoch milliseconds of security time. */
export interface Device {
  /** Id of its session. */
  readonly id: string;
  readonly current: boolean;
  readonly userAgent: string;
  /** Address of its last renewal; empty if unknown. */
  readonly address: string;
  readonly begunAt: number;
  readonly usedAt: number;
}
