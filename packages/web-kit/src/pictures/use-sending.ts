import { useEffect, useMemo, useRef, useState } from 'react';
import { freeAt } from '../api/again';
import { isUndecided } from '../api/api-error';
import { randomId } from '../api/random-id';
import { type SentPicture, sendPicture } from './send-picture';

/** A chosen file that has not arrived. */
export interface PictureOnItsWay {
  readonly key: string;
  readonly file: File;
  /** 0 to 1. */
  readonly come: number;
  /** Reason why it was not sent; only the user retries it. */
  readonly error?: unknown;
}

/** Chosen files on their way, and what can be done with them. */
export interface Sending {
  readonly pictures: readonly PictureOnItsWay[];
  /** 0 to 1 over all that were chosen together; undefined while nothing is being sent. */
  readonly come: number | undefined;
  add(files: readonly File[]): void;
  again(key: string): void;
  /** Drops one that has not arrived; one that is being sent arrives and is not used. */
  drop(key: string): void;
}

/**
 * Sends pictures one after the other. A failed one waits with its reason while the next ones continue. If the network
 * or a limit stopped one, those after it wait and continue with it.
 */
export function useSending(onSent: (picture: SentPicture) => void): Sending {
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });
  const [pictures, setPictures] = useState<readonly PictureOnItsWay[]>([]);
  /** Number of pictures of this selection that have arrived. */
  const [arrived, setArrived] = useState(0);
  const line = useMemo(() => new Line(setPictures, (picture) => sent.current(picture), setArrived), []);
  const busy = pictures.filter(({ error }) => error === undefined);
  const come = busy.reduce((sum, picture) => sum + picture.come, arrived) / (arrived + busy.length);
  return {
    pictures,
    come: busy.length > 0 && !pictures.some(({ error }) => stops(error)) ? come : undefined,
    add: (files) => line.add(files),
    again: (key) => line.again(key),
    drop: (key) => line.drop(key),
  };
}

/** Returns true if the error also affects the next pictures. */
const stops = (error: unknown) => isUndecided(error) || freeAt(error) !== undefined;

/** The files that wait, of which the first without a fault is being sent. */
class Line {
  private waiting: readonly PictureOnItsWay[] = [];
  private running = false;
  private arrived = 0;

  constructor(
    private readonly show: (pictures: readonly PictureOnItsWay[]) => void,
    private readonly onSent: (picture: SentPicture) => void,
    private readonly showArrived: (count: number) => void,
  ) {}

  add(files: readonly File[]): void {
    this.set([...this.waiting, ...files.map((file) => ({ key: randomId(), file, come: 0 }))]);
    void this.run();
  }

  again(key: string): void {
    this.set(this.waiting.map((one) => (one.key === key ? { key, file: one.file, come: 0 } : one)));
    void this.run();
  }

  drop(key: string): void {
    this.set(this.waiting.filter((one) => one.key !== key));
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let next = this.next(); next; next = this.next()) await this.send(next);
    this.running = false;
    if (!this.waiting.some(({ error }) => error === undefined)) this.count(0);
  }

  private next(): PictureOnItsWay | undefined {
    if (this.waiting.some(({ error }) => stops(error))) return undefined;
    return this.waiting.find(({ error }) => error === undefined);
  }

  private async send({ key, file }: PictureOnItsWay): Promise<void> {
    try {
      const picture = await sendPicture(file, (come) => this.change(key, { come }));
      const isWanted = this.waiting.some((one) => one.key === key);
      this.set(this.waiting.filter((one) => one.key !== key));
      if (!isWanted) return URL.revokeObjectURL(picture.preview);
      this.count(this.arrived + 1);
      this.onSent(picture);
    } catch (error) {
      this.change(key, { error });
    }
  }

  private change(key: string, to: Partial<PictureOnItsWay>): void {
    this.set(this.waiting.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }

  private set(waiting: readonly PictureOnItsWay[]): void {
    this.waiting = waiting;
    this.show(waiting);
  }

  private count(arrived: number): void {
    this.arrived = arrived;
    this.showArrived(arrived);
  }
}
