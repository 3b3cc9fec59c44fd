import { Module } from '@nestjs/common';
import { CheckPassword } from '../app/sign-in/check-password';
import { ConfirmSession } from '../app/sign-in/confirm-session';
import { ConfirmWithPasskey } from '../app/sign-in/confirm-with-passkey';
import { ConfirmWithPassword } from '../app/sign-in/confirm-with-password';
import { GetLink } from '../app/sign-in/get-link';
import { ProveAddress } from '../app/sign-in/prove-address';
import { RegisterAccount } from '../app/sign-in/register-account';
import { RequestEmailLink } from '../app/sign-in/request-email-link';
import { SendMail } from '../app/sign-in/send-mail';
import { SignInWithCard } from '../app/sign-in/sign-in-with-card';
import { SignInWithLink } from '../app/sign-in/sign-in-with-link';
import { SignInWithPassword } from '../app/sign-in/sign-in-with-password';
import { SignUp } from '../app/sign-in/sign-up';
import { VerifyEmail } from '../app/sign-in/verify-email';
import { SendMailJob } from '../events/send-mail.job';
import { SecurityController } from '../grpc/sign-in/security.controller';
import { SessionsController } from '../grpc/sign-in/sessions.controller';
import { SignInController } from '../grpc/sign-in/sign-in.controller';
import { GuessesModule } from './guesses.module';
import { InvitesModule } from './invites.module';
import { SeatsModule } from './seats.module';
import { SessionsModule } from './sessions.module';
import { ShellsModule } from './shells.module';
import { SignInMethodsModule } from './sign-in-methods.module';

/** Sign-up, sign-in and confirmation of an address. */
@Module({
  imports: [GuessesModule, InvitesModule, SeatsModule, SessionsModule, ShellsModule, SignInMethodsModule],
  controllers: [SecurityController, SessionsController, SignInController],
  providers: [
    CheckPassword,
    ConfirmSession,
    ConfirmWithPasskey,
    ConfirmWithPassword,
    GetLink,
    ProveAddress,
    RegisterAccount,
    RequestEmailLink,
    SendMail,
    SignInWithCard,
    SignInWithLink,
    SignInWithPassword,
    SignUp,
    VerifyEmail,
    SendMailJob,
  ],
})
export class SignInModule {}
