import { refused } from '@kashikari/kernel';

/** The bytes of files that this process holds at once, so that many large ones are refused instead of ending it. */
export class BytesUnderWay {
  private held = 0;

  /** @param most `MAX_BYTES_UNDER_WAY` */
  constructor(private readonly most: number) {}

  /** Reserves space before the first byte is read. @returns a function that releases it @throws DomainError `busy` */
  enter(bytes: number): () => void {
    if (this.held + bytes > this.most) throw refused('busy');
    this.held += bytes;
    let left = false;
    return () => {
      if (!left) this.held -= bytes;
      left = true;
    };
  }
}
