import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../../config/app-config';
import { smtpOptions } from './adapters/smtp-options';

/** Asks the mail server whether it would take mail from us: it answers, and knows us where it wants to. No mail is sent. */
@Injectable()
export class MailServerCheck {
  constructor(private readonly config: AppConfig) {}

  /** @throws Error where it does not answer in time, or does not know us; what it said may hold secrets */
  async check(patienceMs: number): Promise<void> {
    const transport = createTransport({
      ...smtpOptions(this.config.mail.smtp),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      dnsTimeout: patienceMs,
    });
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
  }
}
