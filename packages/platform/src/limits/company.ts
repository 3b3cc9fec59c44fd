/** How long the others wait for one who dawdles on the way, milliseconds. */
const PATIENCE = 100;

/**
 * So many who go in together, one after the other. Each of them arrives where they meet, or drops out; who meets there goes
 * on when nobody is missing any more. For speed only: what is right never depends on who comes along.
 */
export class Company {
  private readonly waiting: (() => void)[] = [];
  private readonly patience: NodeJS.Timeout;
  private complete = false;

  /** @param missing how many {@link Member}s there will be */
  constructor(private missing: number) {
    this.patience = setTimeout(() => this.goOn(), PATIENCE);
  }

  /** Whether nobody is waited for any more: who comes now goes alone. */
  get isComplete(): boolean {
    return this.complete;
  }

  /** @param goOn called once, when the last has arrived or dropped out, or is not waited for any longer */
  whenComplete(goOn: () => void): void {
    this.waiting.push(goOn);
  }

  /** One of them is accounted for. */
  count(): void {
    this.missing -= 1;
    if (this.missing === 0) this.goOn();
  }

  private goOn(): void {
    if (this.complete) return;
    this.complete = true;
    clearTimeout(this.patience);
    for (const goOn of this.waiting) goOn();
  }
}

/** One of a {@link Company}. */
export class Member {
  private counted = false;

  constructor(readonly company: Company) {}

  /** It is where they meet, or it won't come: nobody waits for it any more. Only the first time counts. */
  settle(): void {
    if (this.counted) return;
    this.counted = true;
    this.company.count();
  }
}
