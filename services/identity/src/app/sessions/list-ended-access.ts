import { Injectable } from '@nestjs/common';
import { EndedAccessViews, type EndedSince } from '../ports';

/** Lists access that ended since a gateway's last request. */
@Injectable()
export class ListEndedAccess {
  constructor(private readonly views: EndedAccessViews) {}

  run(cursor: string): Promise<EndedSince> {
    return this.views.since(cursor);
  }
}
