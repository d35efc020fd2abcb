import { Injectable } from '@nestjs/common';
import type { MailDataByKind } from '@app/mails';
import type { Mail } from '../mail.entity';
import type { MailKind } from '../mail-kind';

export type MailToCompose = Pick<
  Mail,
  | 'id'
  | 'kind'
  | 'toName'
  | 'toAddress'
  | 'quoteIds'
  | 'depositId'
  | 'contactInquiryId'
  | 'tradeInquiryId'
  | 'details'
  | 'createdAt'
>;

/** With a `cid` it is an inline picture of the HTML. */
export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
  cid?: string;
}

/** An event that mail programs add to a calendar, or remove (RFC 6047). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** File name, for mail programs that do not do it themselves. */
  name: string;
  content: Buffer;
}

export interface ComposedMail<Kind extends MailKind = MailKind> {
  data: MailDataByKind[Kind];
  attachments?: readonly MailAttachment[];
  calendar?: MailCalendar | null;
  replyTo?: string;
  /** Message-IDs of the conversation, latest last (RFC 5322, 3.6.4). */
  references?: readonly string[];
  /** Marked so that no other machine answers (RFC 3834). */
  isAutomaticReply?: boolean;
  /** For one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
  /** Text for the receiver only, which is removed from the log of mails. */
  secret?: string;
}

/** A mail that is no longer needed, and why. */
export interface WithheldMail {
  withheld: string;
}

/** Reads what a mail is about. If it throws, the mail is retried later. */
export type MailComposer<Kind extends MailKind = MailKind> = (
  mail: MailToCompose,
) => Promise<ComposedMail<Kind> | WithheldMail>;

/**
 * Whether a composed mail is still needed: asked before each further try, which may be days later. Should take no more
 * than a query or two.
 */
export type MailRecheck = (mail: MailToCompose) => Promise<WithheldMail | null>;

@Injectable()
export class MailComposers {
  private readonly byKind = new Map<MailKind, MailComposer>();
  private readonly rechecks = new Map<MailKind, MailRecheck>();

  /**
   * @param recheck for mails that may become pointless while they wait; also asked before composing
   * @throws Error if the kind has a composer: one of the two would never be called
   */
  register<Kind extends MailKind>(kind: Kind, composer: MailComposer<Kind>, recheck?: MailRecheck): void {
    if (this.byKind.has(kind)) throw new Error(`the mail ${kind} has two composers`);
    this.byKind.set(kind, composer);
    if (recheck) this.rechecks.set(kind, recheck);
  }

  /** Kinds with a composer in this process; mails of others wait. */
  kinds(): MailKind[] {
    return [...this.byKind.keys()];
  }

  async compose(mail: MailToCompose): Promise<ComposedMail | WithheldMail> {
    const composer = this.byKind.get(mail.kind);
    if (!composer) throw new Error(`nobody composes the mail ${mail.kind}`);
    return (await this.recheck(mail)) ?? composer(mail);
  }

  /** @returns null if the mail is still to be sent */
  async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    return (await this.rechecks.get(mail.kind)?.(mail)) ?? null;
  }
}
