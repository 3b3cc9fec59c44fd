/** A device that is signed in, as its owner sees it. Instants are epoch milliseconds of security time. */
export interface Device {
  /** Of its session. */
  readonly id: string;
  readonly current: boolean;
  readonly userAgent: string;
  /** Where its last renewal came from; empty where it is not known. */
  readonly address: string;
  readonly begunAt: number;
  readonly usedAt: number;
}
