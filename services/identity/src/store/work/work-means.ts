import { Injectable } from '@nestjs/common';
import { Jobs } from '@kashikari/platform';
import { Encryptor, Secrets } from '../../app/ports';
import { SealedCards } from '../cards/sealed-cards';
import { SealedPasscodes } from '../groups/sealed-passcodes';

/** Dependencies of a transaction besides its connection. */
@Injectable()
export class WorkMeans {
  constructor(
    readonly jobs: Jobs,
    readonly encryptor: Encryptor,
    readonly secrets: Secrets,
    readonly passcodes: SealedPasscodes,
    readonly cards: SealedCards,
  ) {}
}
