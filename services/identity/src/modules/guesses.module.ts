import { Module } from '@nestjs/common';
import { LoginThrottle } from '../app/guesses/login-throttle';
import { NewPasswords } from '../app/guesses/new-passwords';
import { TakenAddresses } from '../app/guesses/taken-addresses';

/** Counts of failures, and what a new password may be. */
@Module({
  providers: [LoginThrottle, NewPasswords, TakenAddresses],
  exports: [LoginThrottle, NewPasswords, TakenAddresses],
})
export class GuessesModule {}
