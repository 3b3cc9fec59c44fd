/** Names that an app gives the device that it runs on; empty texts if it gave none. */
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
