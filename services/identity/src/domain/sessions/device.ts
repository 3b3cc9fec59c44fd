/** What an app says of the device that it runs on; empty texts where it does not. */
export interface DeviceDescription {
  readonly platform: string;
  readonly device: string;
  /** Name and version. */
  readonly app: string;
}

/** A device that is signed in, as its owner sees it. Instants are epoch milliseconds of security time. */
export interface Device extends DeviceDescription {
  /** Id of its session. */
  readonly id: string;
  readonly current: boolean;
  readonly userAgent: string;
  /** Address of its last renewal; empty if unknown. */
  readonly address: string;
  readonly begunAt: number;
  readonly usedAt: number;
}
