import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { ProviderLinkViews } from '../../app/ports';
import type { ProviderLink } from '../../domain/sign-in-methods/provider-link';
import { toProviderLink, type ProviderLinkRow } from './provider-link-row';

@Injectable()
export class PgProviderLinkViews extends ProviderLinkViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async of(userId: string): Promise<ProviderLink[]> {
    const rows = await this.db.read<ProviderLinkRow>(
      'select * from provider_links where user_id = $1 order by created_at, id',
      [userId],
    );
    return rows.map(toProviderLink);
  }
}
