import { Module } from '@nestjs/common';
import { AskProvider } from '../app/sign-in-methods/ask-provider';
import { BeginProviderSignIn } from '../app/sign-in-methods/begin-provider-sign-in';
import { LinkedAccounts } from '../app/sign-in-methods/linked-accounts';
import { ListProviders } from '../app/sign-in-methods/list-providers';
import { ManagePasskeys } from '../app/sign-in-methods/manage-passkeys';
import { PasskeyChallenges } from '../app/sign-in-methods/passkey-challenges';
import { ProviderGroups } from '../app/sign-in-methods/provider-groups';
import { SignInWithPasskey } from '../app/sign-in-methods/sign-in-with-passkey';
import { SignInWithProvider } from '../app/sign-in-methods/sign-in-with-provider';
import { SignInMethodsController } from '../grpc/sign-in/sign-in-methods.controller';
import { GuessesModule } from './guesses.module';
import { SessionsModule } from './sessions.module';
import { ShellsModule } from './shells.module';

/** Sign-in with providers and passkeys. */
@Module({
  imports: [GuessesModule, SessionsModule, ShellsModule],
  controllers: [SignInMethodsController],
  providers: [
    AskProvider,
    BeginProviderSignIn,
    LinkedAccounts,
    ListProviders,
    ManagePasskeys,
    PasskeyChallenges,
    ProviderGroups,
    SignInWithPasskey,
    SignInWithProvider,
  ],
  exports: [AskProvider, PasskeyChallenges, SignInWithPasskey, SignInWithProvider],
})
export class SignInMethodsModule {}
