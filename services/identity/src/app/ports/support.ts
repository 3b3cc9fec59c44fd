/** The operator's address for inquiries, and the zone of its business days. */
export class SupportContact {
  /** @param address null if `OPERATOR_CONTACT` is missing, or a site */
  constructor(
    readonly address: string | null,
    readonly timeZone: string,
  ) {}
}
