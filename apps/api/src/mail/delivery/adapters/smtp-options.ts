import type { SMTPTransportOptions } from 'nodemailer';
import type { SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from '../../../config/app-config';
import type { DeclaredKeys } from '../../../platform/types/declared-keys';

/** Where and how nodemailer connects and logs in: the same for sending and for asking whether that would work. */
export const smtpOptions = ({ host, port, isSecure, needsTls, login }: SmtpSettings) =>
  ({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    auth: login
      ? ({ user: login.user, pass: login.password } satisfies DeclaredKeys<SMTPConnectionAuth>)
      : undefined,
  }) satisfies DeclaredKeys<SMTPTransportOptions>;
