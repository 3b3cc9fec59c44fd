import { Injectable } from '@nestjs/common';
import { EndedAccessViews, type EndedSince } from '../ports';

/** What ended since a gateway last asked. */
@Injectable()
export class ListEndedAccess {
  constructor(private readonly views: EndedAccessViews) {}

  run(cursor: string): Promise<EndedSince> {
    return this.views.since(cursor);
  }
}
