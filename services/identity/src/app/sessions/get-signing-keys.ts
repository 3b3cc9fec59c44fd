import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../ports';

/** The public keys of access tokens. */
@Injectable()
export class GetSigningKeys {
  constructor(private readonly tokens: AccessTokens) {}

  run(): Promise<string> {
    return this.tokens.publicKeys();
  }
}
