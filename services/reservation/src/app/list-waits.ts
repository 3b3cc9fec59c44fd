import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { ShownWait } from '../domain/shown-wait';
import { signedIn } from './callers';
import { WaitViews, type WaitFilter } from './ports/waits';

@Injectable()
export class ListWaits {
  constructor(private readonly views: WaitViews) {}

  async run(filter: WaitFilter, call: Call): Promise<{ waits: ShownWait[]; total: number }> {
    return this.views.list(filter, signedIn(call.actor), call.now);
  }
}
