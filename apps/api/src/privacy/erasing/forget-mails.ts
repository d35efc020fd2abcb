import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { userAgent } from '../../platform/outgoing/user-agent';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';

/** The outbox topic by which the demo's mailbox forgets mails that it got from us. */
export const forgetMails = 'forget-mails';
export interface ForgetMails {
  /** Of our rows; the Message-IDs are made of them. */
  mailIds: string[];
}

const patienceMs = 10_000;

/**
 * Has the demo's mailbox forget mails. Where mail goes out to real servers there is no such mailbox: what has been
 * delivered there is its receiver's.
 */
@Injectable()
export class ForgetErasedMails implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxHandlers,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.outbox.register(forgetMails, (payload) => this.forget(payload as unknown as ForgetMails));
  }

  /** @throws Error where it does not answer: then the outbox tries again */
  private async forget({ mailIds }: ForgetMails): Promise<void> {
    const { mailboxUrl } = this.config.mail;
    if (!mailboxUrl) return;
    const reply = await fetch(`${mailboxUrl}/api/mails/forget`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ messageIds: mailIds }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the mailbox answered ${reply.status}`);
  }
}
