/** Takes a message as it is: with a field too few or, unlike a plain assignment, with one too many it doesn't compile. */
export const exactly =
  <Message>() =>
  <Given extends Message>(
    given: Given & Readonly<Record<Exclude<keyof Given, keyof Message>, never>>,
  ): Message =>
    given;
