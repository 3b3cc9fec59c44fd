import { Injectable } from '@nestjs/common';
import { Providers } from '../ports';

/** The providers that one may sign in at, by id and name; for everybody. */
@Injectable()
export class ListProviders {
  constructor(private readonly providers: Providers) {}

  run(): { id: string; name: string }[] {
    return this.providers.list().map(({ id, name }) => ({ id, name }));
  }
}
