/** Business time and security time, epoch milliseconds. */
export abstract class Times {
  abstract now(): number;
  abstract real(): number;
}
