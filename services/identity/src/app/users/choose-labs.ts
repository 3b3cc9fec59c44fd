import { Injectable } from '@nestjs/common';
import { accountHolder, isLab, LAB_KEYS, refused, type Call } from '@kashikari/kernel';
import { Labs } from '../ports';

/** Labs of the actor. Member cards are shared, so they have none: `forbidden`. */
@Injectable()
export class ChooseLabs {
  constructor(private readonly labs: Labs) {}

  /** Returns the keys of the labs that are on. A lab that has ended is left out. */
  async list(call: Call): Promise<string[]> {
    return (await this.labs.of(accountHolder(call))).filter(isLab);
  }

  /** Switches labs on and off. Refuses `validation.choice` for a key that no lab has. */
  async change(wanted: Readonly<Record<string, boolean>>, call: Call): Promise<string[]> {
    const userId = accountHolder(call);
    const unknown = Object.keys(wanted).find((key) => !isLab(key));
    if (unknown !== undefined) throw refused('validation.choice', { choices: LAB_KEYS }, unknown);
    const keys = LAB_KEYS.filter((key) => key in wanted);
    const [on, off] = [keys.filter((key) => wanted[key]), keys.filter((key) => !wanted[key])];
    return (await this.labs.change(userId, on, off)).filter(isLab);
  }
}
